# A világos oldal semleges lapjai, amelyeknek saját mondat kell.
card-echo-control-center = Az ellenfeled eseményei nem célozhatják meg a többi erősítésedet.
