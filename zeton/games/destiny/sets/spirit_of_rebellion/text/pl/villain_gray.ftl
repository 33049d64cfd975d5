card-interrogation-droid = Po tym, jak aktywujesz tę kartę, podejrzyj losową kartę z ręki przeciwnika; jeśli jest to wydarzenie, możesz usunąć tę kość i odrzucić to wydarzenie.
