# Neutralne karty jasnej strony, które potrzebują własnych zdań.
card-coordinated-strike = Reakcja · po tym jak przeprowadzisz natarcie, od razu przeprowadź kolejne natarcie inną swoją przygotowaną jednostką uczestniczącą.
