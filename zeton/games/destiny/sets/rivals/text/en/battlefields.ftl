card-dry-fields = Claim · if you have no resources, gain 1 resource.
