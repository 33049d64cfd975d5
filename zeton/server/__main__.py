"""``python -m zeton.server``: serve with the settings of the environment.

The processes in which bots think first read what the server was begun by, unless it has this file's name: they need nothing of
the server, and the first question waits for them.
"""

from zeton.server.run import main

if __name__ == "__main__":
    main()
