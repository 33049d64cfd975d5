# Co robi każda możliwość. $card i $target to nazwy, $number to liczba.

option-agree = Zgoda
option-ask-for-transport = Leć i poproś o transport: { $card }
option-attack = Zaatakuj
option-attempt = Podejmij misję: { $card }
option-begin = Rozpocznij
option-blockade = Usuń blokadę z planety { $target }
option-discard = Odrzuć: { $card }
option-droid = Usuń droida z planety { $target }
option-end = Zakończ akcje
option-exhaust = Wyczerp: { $card }
option-fly = Leć na planetę { $target }
option-free-action = Darmowa akcja: { $card }
option-give = Daj: { $card }
option-herd = Przenieś droida z planety { $card } na planetę { $target }
option-jedi = { $card }
option-move = Przenieś na planetę { $target }
option-planet = { $target }
option-play = Zagraj: { $card }
option-put-back = Odłóż: { $card }
option-ready = Przygotuj: { $card }
option-refuse = Odmów
option-reinforce = Wezwij posiłki: dobierz kartę oddziałów
option-target = { $card }
option-transport = Leć przez maksymalnie dwa połączenia, transport: { $card }
option-villain = Usuń: { $card }
option-villain-moves = { $card } przenosi się na planetę { $target }

# Co odróżnia dwie karty o tej samej nazwie.
mark-exhausted = wyczerpana
mark-jedi = oddział: { $value }
