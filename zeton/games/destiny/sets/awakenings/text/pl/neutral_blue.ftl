card-force-throw = Zagrywaj tylko na niebieską postać.
    Specjalna · usuń kość; zadaj wybranej postaci tyle obrażeń, ile wynosiła wartość tej kości.
card-force-training = Zagrywaj tylko wtedy, gdy masz w grze niebieską postać.
    Specjalna · zrób dwie różne rzeczy spośród następujących: zadaj wybranej postaci 1 obrażenie; zyskaj 1 żeton zasobu; daj wybranej postaci 1 osłonę.
card-deflect = Wyznacz niebieską postać: usuń kość przedstawiającą obrażenia dystansowe; zadaj wybranej postaci połowę (zaokrągloną w górę) tych obrażeń.
card-mind-trick = Wyznacz niebieską postać: przeciwnik dzieli swoją pulę kości na 2 grupy dowolnej wielkości. Wybierz jedną z nich i usuń wszystkie jej kości.
card-the-power-of-the-force = Rozpatrz jedną ze swoich kości; jej wartość to liczba niebieskich ulepszeń, które masz w grze.
