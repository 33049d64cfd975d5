card-kylo-ren-two-player-game = Po tym, jak aktywujesz tę postać, możesz wymienić kolor i ujawnić losową kartę z ręki przeciwnika; jeśli jest w tym kolorze, zadaj wybranej postaci 2 obrażenia.
card-crossguard-lightsaber = Po tym, jak ta karta zostanie zagrana na postać Kylo Ren, zadaj wybranej postaci 1 obrażenie.
    Specjalna · zadaj 2 obrażenia wybranej postaci albo 3 obrażenia wybranej osłoniętej postaci.
