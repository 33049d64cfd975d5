card-launch-bay = Ezen a kockán X a kezedben lévő lapok száma.
