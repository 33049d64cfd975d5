card-espionage = Miután az előkészületek véget értek, dobd el mindkét pakli felső lapját.
