card-dry-fields = Uralom · ha nincs erőforrásod, kapsz 1 erőforrást.
