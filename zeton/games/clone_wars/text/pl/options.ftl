# Co robi każda możliwość. $card i $target to nazwy, $number to liczba.

option-agree = Zgódź się
option-ask-for-transport = Leć i poproś o transport: { $card }
option-attack = Zaatakuj wrogów na tej planecie
option-attempt = Podejmij misję: { $card }
option-begin = Rozpocznij
option-blockade = Usuń blokadę z planety { $target }
option-discard = Odrzuć kartę { $card }
option-droid = Usuń droida z planety { $target }
option-end = Zakończ akcje
option-exhaust = Wyczerp kartę { $card }
option-fly = Leć na planetę { $target }
option-free-action = Użyj darmowej akcji: { $card }
option-give = Oddaj kartę { $card }
option-herd = Przenieś droida z planety { $card } na planetę { $target }
option-jedi = Wybierz: { $card }
option-move = Przenieś na planetę { $target }
option-planet = Wybierz planetę { $target }
option-play = Zagraj kartę { $card }
option-put-back = Odłóż kartę { $card }
option-ready = Przygotuj kartę { $card }
option-refuse = Odmów
option-reinforce = Wezwij posiłki: dobierz kartę oddziałów
option-target = Wybierz: { $card }
option-transport = Leć przez maksymalnie dwa połączenia, transport: { $card }
option-villain = Usuń: { $card }
option-villain-moves = Przenieś na planetę { $target }: { $card }

# Co odróżnia dwie karty o tej samej nazwie.
mark-exhausted = wyczerpana
mark-jedi = oddział: { $value }
