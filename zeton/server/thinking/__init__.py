"""Where bots think for the tables: in which order, in which processes, on which machines."""
