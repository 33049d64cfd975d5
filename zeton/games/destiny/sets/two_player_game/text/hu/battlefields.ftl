card-hangar-bay = Uralom · fedd fel az ellenfeled paklijának felső lapját; ha esemény vagy támogatás, okozz 1 sebzést egy karakternek.
