# Karty Sithów, które potrzebują własnych zdań.
card-prophet-of-the-dark-side = Reakcja · po tym jak ta jednostka wejdzie do gry, podejrzyj wierzchnią kartę swojej talii. Następnie, jeśli równowaga Mocy jest po ciemnej stronie, możesz ją dobrać.
