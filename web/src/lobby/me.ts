import { createContext, useContext } from "react";
import type { Me } from "../net/protocol";

export const MeContext = createContext<{ me: Me; setMe: (me: Me) => void }>({
  me: { id: "", name: "", login: null },
  setMe: () => undefined,
});

export const useMe = () => useContext(MeContext);
