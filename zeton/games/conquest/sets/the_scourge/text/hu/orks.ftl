# Ork lapok, amelyeknek saját mondat kell.
card-kustom-field-generator = Reakció · miután egy saját Ork egységnek támadásból származó sérülést osztottak ki, merítsd ki ezt a lapot: az a sérülés teljes egészében elmarad. Ezután ossz el ugyanennyi közvetett sérülést a védekező bolygóján lévő Ork egységeid között.
