card-fn-2199 = Po tym, jak zagrasz Broń na tę postać, rzuć kością tej Broni, jeśli to możliwe; możesz ją od razu rozpatrzyć.
card-director-krennic-spirit-of-rebellion = Po tym, jak aktywujesz tę postać, rzuć do swojej puli kością karty Szturmowiec Śmierci, jeśli kontrolujesz pole bitwy. Odłóż tę kość na bok, gdy zostanie rozpatrzona lub usunięta.
card-tie-pilot = Dopóki ta kość jest w twojej puli, przeciwnik nie może usuwać twoich innych kości przedstawiających obrażenia dystansowe.
card-e-web-emplacement = Dopóki kontrolujesz pole bitwy, wartość każdej ścianki tej kości jest większa o 1.
card-imperial-discipline = Zagrywaj tylko na czerwoną postać.
    Akcja · usuń tę kość: obróć kość postaci z tą kartą lub jej ulepszeń na ściankę przedstawiającą obrażenia dystansowe lub zasoby.
card-battle-formation = Możesz przerzucić tyle swoich kości, ile masz czerwonych postaci.
card-imperial-war-machine = Rozpatrz jedną ze swoich czerwonych kości przedstawiających koszt w zasobach, nie płacąc tego kosztu.
card-traitor = Odrzuć wierzchnią kartę swojej talii; następnie usuń kość, która nie przedstawia symbolu specjalnego i ma wartość nie większą niż koszt tej karty.
card-undying-loyalty = Ulecz 1 obrażenie z wybranej czerwonej postaci. Jeśli na twoim stosie kart odrzuconych jest inna kopia tego wydarzenia, możesz wydać 1 żeton zasobu i położyć to wydarzenie na wierzchu swojej talii, zamiast je odrzucać.
card-we-have-them-now = Zagrywaj tylko wtedy, gdy kontrolujesz pole bitwy. Obróć maksymalnie 4 swoje kości, każdą na ściankę przedstawiającą obrażenia.
card-imperial-inspection = Po tym, jak wyrzucisz na swojej kości zakłócenie, możesz odłożyć tę kartę na bok: ulepszenie o koszcie najwyżej 2 wraca z gry na rękę właściciela.
