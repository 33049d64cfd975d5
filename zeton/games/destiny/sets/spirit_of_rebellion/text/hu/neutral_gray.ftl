card-vibroknife = Az ezzel a kockával vagy az általa módosított kockával okozott sebzés védhetetlen.
