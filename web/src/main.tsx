import "./look/fonts.css";
import "./look/base.css";
import "./look/cards.css";
import "./look/patterns.css";
import "./look/table.css";
import "./look/pages.css";
import "./boards/shared/board.css";
import "./boards/plain/plain.css";
import { createRoot } from "react-dom/client";
import { App, hurry } from "./app";
import { showSettings } from "./settings/show";

showSettings();
hurry();
createRoot(document.getElementById("root")!).render(<App />);
