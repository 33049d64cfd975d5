# Neutralne karty jasnej strony, które potrzebują własnych zdań.
card-echo-control-center = Wydarzenia przeciwnika nie mogą wybierać innych twoich ulepszeń.
