card-ketsu-onyo = Tuż przed tym, jak twoja postać zostanie pokonana, możesz przenieść na tę postać jedną z jej Broni.
card-tinker = Obróć jedną ze swoich kości na ściankę o wartości 1.
