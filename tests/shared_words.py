"""What may stand in a sentence of another language though our English messages have it too.

Names first: they are the same everywhere, or the rulebooks leave them as they are. Then, for each language, words of its own
that only look like English ones. A word that is none of these is an English word where it does not belong.
"""

NAMES = {
    # Persons and peoples, as rules call them for short
    *("Jedi", "Sith", "Anakin", "Ahsoka", "Obi-Wan", "Yoda", "Mace", "Aayla", "Luminara", "Padmé", "Hondo", "Bad Batch"),
    *("Dooku", "Grievous", "Ventress", "Luke", "Han", "Boba", "Gungan", "Wookiee", "Ewok"),
    # Places
    *("Coruscant", "Dagobah", "Dantooine", "Dathomir", "Despayre", "Endor", "Kuat", "Tatooine", "Yavin", "Executor"),
    # Places, ships and peoples that later boxes have as traits
    *("Almas", "Anoat", "Aquaris", "Arc Hammer", "Bellassa", "Bespin", "Boz Pity", "Cardooine", "Carida"),
    *("Deneba", "Dromund Kaas", "Elrood", "Eriadu", "Gamor", "Gand", "Gnarltree", "Hoth", "Hutt", "Imdaar Alpha"),
    *("Jawa", "Kessel", "Kothlis", "Liberty", "Lothal", "Lusankya", "Malachor", "Malachor V", "Mechis III", "Millennium"),
    *("Mon Cala", "Moraband", "Myrkr", "Nar Shaddaa", "Prakith", "Prefsbelt", "Quanton", "Ralltiir", "Roche"),
    *("Ruusan", "Seelos", "Shelkonwa", "Spintir", "Stygeon Prime", "Sulon Star", "Taanab", "Talay", "Tepasi"),
    *("Trandosha",),
    # Chapters, legions, worlds, gods and castes of Warhammer 40,000, which its Polish edition leaves as they are
    *("Alaitoc", "Alpha Legion", "Altansar", "Astra Militarum", "Biel-Tan", "Black Legion", "Blood Angels", "Boyz", "Cadia"),
    *("Catachan", "Dark Angels", "Death Guard", "Elysia", "Haemonculus", "Iron Hands", "Iyanden", "Khorne", "Kroot", "Mordian"),
    *("Nob", "Nurgle", "Oddboy", "Raven Guard", "Saim-Hann", "Shas'la", "Shas'o", "Slaanesh", "Tau", "Tzeentch"),
    *("Ultramarines", "Vespid", "Vostroya", "World Eaters", "Wych", "Marines"),
    *("Black Templars", "C'tan", "Deathwatch", "Imperial Fists", "Kraken", "Krieg", "Novokh", "Sacaellum"),
    *("Salamanders", "Sautekh", "Space Wolves", "Squig", "Tallarn", "Termagant", "Ulthwe", "White Scars"),
    # What programs and files are called, and what is typed at a prompt
    *("HTTP", "GET /api/me", "JSON", "TOML", "JavaScript", "XML", "UTF", "DB1", "OCTGN", "FAQ", "faq", "Enter", "Legacies"),
    *("swdestinydb", "zeton play --load", "Elo", "Wilson", "Parquet", "Ray", "HTML", "Redis", "PostgreSQL"),
}

EVERYWHERE = frozenset({"bot", "droid", "jedi", "link", "mulligan", "port", "program", "żeton", "ms", "μs"})
"""Words that all languages have taken over, and the name of the program."""

SHARED = {
    "pl": {
        *("atk", "by", "chaos", "cyborg", "do", "finale", "format", "go", "limit", "login", "min", "moment", "on", "one"),
        *("padawan", "pilot", "planet", "plus", "po", "same", "solo", "superlaser", "symbol", "ten", "test", "to"),
        *("transport", "zero"),
    },
    "hu": {"add", "as", "at", "bank", "be", "ben", "is", "most", "ork"},
}
