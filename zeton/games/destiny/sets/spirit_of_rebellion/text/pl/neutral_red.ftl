card-collateral-damage = Rozpatrz co najmniej jedną ze swoich kości przedstawiających obrażenia wręcz lub dystansowe; następnie przeciwnik traci 1 żeton zasobu.
card-salvo = Rozpatrz jedną ze swoich kości przedstawiających obrażenia dystansowe: zadaj te obrażenia w całości każdej postaci przeciwnika.
