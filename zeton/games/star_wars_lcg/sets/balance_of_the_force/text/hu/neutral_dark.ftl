# A sötét oldal semleges lapjai, amelyeknek saját szavak kellenek.
card-supporting-fire-94 = Sors · a kezedből felfedve az előnypaklidba tehetsz egy lapot, amely nem sorskártya.
