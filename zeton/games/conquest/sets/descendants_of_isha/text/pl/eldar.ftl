# Karty Eldarów, które potrzebują własnego zdania.
card-the-shining-blade = Przerwanie · kiedy jednostka z tym dodatkiem ma zaatakować, jej celem zostaje zamiast tego wroga jednostka na sąsiedniej planecie.
card-cry-of-the-wind = Reakcja · po tym, jak jednostka poruszy się z jednej planety na inną, porusz ją na planetę sąsiadującą z tą, na której jest.
card-baharroths-hawks = Dopóki ta jednostka jest na planecie twojego lidera, ma +3 ATK.
