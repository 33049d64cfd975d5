card-close-quarters-assault = Your opponent discards a random card of his hand for each of your dice showing melee damage.
