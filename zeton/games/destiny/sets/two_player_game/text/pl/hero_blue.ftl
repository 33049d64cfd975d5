card-rey-s-lightsaber = Po tym, jak ta karta zostanie zagrana, daj postaci z tą kartą 1 osłonę albo 2 osłony, jeśli jest nią Rey.
card-inner-strength = Specjalna · przenieś 1 obrażenie z postaci z tą kartą na postać przeciwnika, która nie ma osłon.
card-concentrate = Obróć jedną ze swoich kości na dowolną ściankę; możesz wydać 1 żeton zasobu, aby obrócić na dowolną ściankę jeszcze jedną swoją kość.
card-distraction = Wybierz 2 kości; przeciwnik wybiera i usuwa jedną z nich.
card-fierce-resolve = Przerzuć jedną ze swoich kości; następnie zadaj wybranej postaci tyle obrażeń, ile wynosi nowa wartość tej kości.
