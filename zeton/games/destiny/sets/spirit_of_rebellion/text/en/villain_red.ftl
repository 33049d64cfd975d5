card-we-have-them-now = Play this only while you control the battlefield. Turn up to 4 dice of yours, each to a side showing damage.
