card-launch-bay = X na tej kości to liczba kart na twojej ręce.
