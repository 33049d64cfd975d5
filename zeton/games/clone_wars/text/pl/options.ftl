# Co robi każda możliwość. $card i $target to nazwy, $number to liczba.

option-agree = Zgódź się
option-ask-for-transport = Leć i poproś o transport, który ma { $card }
option-attack = Zaatakuj wrogów na tej planecie
option-attempt = Podejmij misję { $card }
option-begin = Rozpocznij
option-blockade = Usuń blokadę z planety { $target }
option-discard = Odrzuć kartę { $card }
option-droid = Usuń droida z planety { $target }
option-end = Zakończ akcje
option-exhaust = Wyczerp kartę { $card }
option-fly = Leć na planetę { $target }
option-free-action = Użyj darmowej akcji, którą ma { $card }
option-give = Oddaj kartę { $card }
option-herd = Przenieś droida z planety { $card } na planetę { $target }
option-jedi = Niech to będzie { $card }
option-move = Przenieś na planetę { $target }
option-planet = Wybierz planetę { $target }
option-play = Zagraj kartę { $card }
option-put-back = Odłóż kartę { $card }
option-ready = Przygotuj kartę { $card }
option-refuse = Odmów
option-reinforce = Wezwij posiłki: dobierz kartę oddziałów
option-target = Niech to będzie { $card }
option-transport = Leć transportem { $card } przez maksymalnie dwa połączenia
option-villain = Niech { $card } zniknie z planszy
option-villain-moves = Niech { $card } przeniesie się na planetę { $target }

# Co odróżnia dwie karty o tej samej nazwie.
mark-exhausted = wyczerpana
mark-jedi = oddział: { $value }
