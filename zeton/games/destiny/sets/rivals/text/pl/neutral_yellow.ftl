card-ketsu-onyo = Tuż przed tym, jak twoja postać zostanie pokonana, możesz przełożyć jedną z jej Broni na tę postać.
card-tinker = Obróć jedną ze swoich kości na ściankę o wartości 1.
