# Impostazioni: come si chiamano e che cosa si può scegliere.

notice-settings-fields = Non tutte le impostazioni sono leggibili. Tornano al valore iniziale: { $fields }. Il file originale è conservato come { $kept }.
notice-settings-damaged = Il file delle impostazioni è troncato o non ne contiene. Vale ciò che si è potuto leggere; il file originale è conservato come { $kept }.
