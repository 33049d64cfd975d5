# Karty Marynarki Imperialnej, które potrzebują własnych zdań.
card-darth-vader-41 = Dopóki ta jednostka atakuje, każda przyjazna jednostka atakująca zyskuje 1 symbol obrażeń wybuchowych.
card-imperial-suppression = Zakłócenie · kiedy ktoś zagrywa wydarzenie, anuluj je i połóż na wierzchu talii jego właściciela.
