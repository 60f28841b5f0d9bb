# Nastavenia: ako sa volajú a z čoho sa dá vybrať.

notice-settings-fields = Niektoré nastavenia sa nepodarilo prečítať. Na predvolenú hodnotu sa vracajú: { $fields }. Pôvodný súbor je uložený ako { $kept }.
notice-settings-damaged = Súbor s nastaveniami je skrátený alebo to nie je súbor s nastaveniami. Platí, čo sa dalo prečítať; pôvodný súbor je uložený ako { $kept }.
