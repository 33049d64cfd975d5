# How a game ended: everybody wins or loses together.

outcome-threat = All is lost: the threat has reached the end of its track.
outcome-finale-mission = The players win: the finale is completed.
outcome-villain-removed = The players win: the villain is defeated.

seat-player = Player { $number }
seat-anakin-skywalker = Anakin Skywalker
seat-ahsoka-tano = Ahsoka Tano
seat-obi-wan-kenobi = Obi-Wan Kenobi
seat-yoda = Yoda
seat-mace-windu = Mace Windu
seat-aayla-secura = Aayla Secura
seat-luminara-unduli = Luminara Unduli
