# How a game ended: everybody wins or loses together.

outcome-threat = All is lost: the threat has reached the end of its track.
    .why = The threat has reached the end of its track.
outcome-finale-mission = The players win: the finale is completed.
    .why = The finale is completed.
outcome-villain-removed = The players win: the villain is defeated.
    .why = The villain is defeated.

seat-player = Player { $number }

# How a game ended, in a table.
end-threat = threat
end-finale-mission = finale
end-villain-removed = villain
