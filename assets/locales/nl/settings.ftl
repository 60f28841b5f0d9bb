# Instellingen: hoe ze heten en wat er te kiezen is.

notice-settings-fields = Niet alle instellingen konden worden gelezen. Deze staan weer op de standaardwaarde: { $fields }. Het oorspronkelijke bestand blijft bewaard als { $kept }.
notice-settings-damaged = Het instellingenbestand is afgekapt of is er geen. Wat leesbaar was, geldt; het oorspronkelijke bestand blijft bewaard als { $kept }.
