card-jango-fett-awakenings = Once your opponent has activated a character, you may activate this character.
