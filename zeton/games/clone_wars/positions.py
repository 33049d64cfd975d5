def position(game, given): raise NotImplementedError
