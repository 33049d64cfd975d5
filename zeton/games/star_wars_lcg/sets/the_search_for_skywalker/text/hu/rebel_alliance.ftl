# A Felkelő lapok, amelyeknek saját mondat kell.
card-echo-base-shield-generator = Akció, körönként egyszer · tegyél 1 sérülést erre a lapra: egy megcélzott egység vagy Hoth célkártya pajzsot kap. Ezután vedd vissza a kezedbe ezt a lapot, ha legalább 3 sérülés van rajta.
