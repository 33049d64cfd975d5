card-reversal-awakenings = Spot a yellow character: remove a die showing damage; deal as much damage to a character as it showed.
