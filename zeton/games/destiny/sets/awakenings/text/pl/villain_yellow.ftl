card-jango-fett-awakenings = Po tym, jak przeciwnik aktywuje swoją postać, możesz aktywować kartę Jango Fett.
