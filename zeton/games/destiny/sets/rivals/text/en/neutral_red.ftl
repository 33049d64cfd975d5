card-lobot = While you control the battlefield, this character has Guardian.
    Special · resolve a die of yours, with 2 added to its value.
