import "./look/fonts.css";
import "./look/base.css";
import "./look/cards.css";
import "./look/table.css";
import "./look/pages.css";
import "./boards/shared/board.css";
import "./boards/plain/plain.css";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { showTheme } from "./look/theme";

showTheme();
createRoot(document.getElementById("root")!).render(<App />);
