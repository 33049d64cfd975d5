card-jango-fett-awakenings = Miután az ellenfeled aktivált egy karaktert, aktiválhatod ezt a karaktert.
