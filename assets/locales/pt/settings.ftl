# Configurações: como se chamam e o que há para escolher.

notice-settings-fields = Nem todas as configurações puderam ser lidas. Voltam ao valor inicial: { $fields }. O arquivo original fica guardado como { $kept }.
notice-settings-damaged = O arquivo de configurações está cortado ou não contém configurações. Vale o que foi lido; o arquivo original fica guardado como { $kept }.
