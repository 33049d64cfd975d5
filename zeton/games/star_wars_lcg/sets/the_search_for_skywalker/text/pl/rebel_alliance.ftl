# Karty Sojuszu Rebeliantów, które potrzebują własnych zdań.
card-echo-base-shield-generator = Akcja, raz na turę · umieść 1 obrażenie na tej karcie: umieść żeton osłon na wybranej jednostce lub wybranym celu z cechą Hoth. Następnie, jeśli ta karta ma 3 obrażenia lub więcej, weź ją z powrotem na rękę.
