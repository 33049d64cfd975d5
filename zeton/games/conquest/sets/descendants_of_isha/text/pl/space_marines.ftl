# Karty Kosmicznych Marines, które potrzebują własnego zdania.
card-space-wolves-predator = Reakcja · po tym, jak wystawisz tę jednostkę, przeciwnik nie może w tej rundzie przydzielić swojego lidera do tej planety, chyba że jest to jedyna planeta w grze.
