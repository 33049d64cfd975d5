card-docking-bay = Uralom · a kezedből vagy a dobott paklidból játssz ki egy támogatást 1 erőforrással olcsóbban.
