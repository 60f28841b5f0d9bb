# Settings: what they are called and what there is to choose.

notice-settings-fields = Not all settings could be read. These begin anew: { $fields }. The file as it was is kept as { $kept }.
notice-settings-damaged = The settings file is cut short or no settings file. Whatever could be read counts; the file as it was is kept as { $kept }.
