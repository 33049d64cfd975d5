card-reversal-awakenings = Wyznacz żółtą postać: usuń kość przedstawiającą obrażenia; zadaj wybranej postaci tyle obrażeń, ile ta kość przedstawiała.
