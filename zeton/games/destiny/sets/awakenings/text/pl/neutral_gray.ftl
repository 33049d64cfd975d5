card-close-quarters-assault = Przeciwnik odrzuca losową kartę z ręki za każdą twoją kość przedstawiającą obrażenia wręcz.
