card-quadjumper = Akció · dobd el ezt a lapot: játssz ki egy támogatást a kezedből 3 erőforrással olcsóbban.
card-bolt-hole = Távolíts el egy saját sárga karakterkockát: a karaktere 2 pajzsot kap.
card-diversion = Az ellenfeled 1 erőforrást veszít, vagy 3 erőforrást, ha a dobott paklidban van ennek az eseménynek egy másolata.
card-friends-in-low-places = Jelölj ki egy sárga karaktert: az ellenfeled megmutatja neked a kezét; dobj el belőle egy legfeljebb 1 költségű eseményt.
