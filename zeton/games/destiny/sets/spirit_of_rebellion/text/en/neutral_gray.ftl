card-vibroknife = Neither the damage of this die nor that of a die it modifies can be blocked.
