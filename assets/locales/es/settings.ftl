# Ajustes: cómo se llaman y qué se puede elegir.

notice-settings-fields = No se pudieron leer todos los ajustes. Vuelven a su valor inicial: { $fields }. El archivo original se conserva como { $kept }.
notice-settings-damaged = El archivo de ajustes está cortado o no es de ajustes. Vale lo que se pudo leer; el archivo original se conserva como { $kept }.
