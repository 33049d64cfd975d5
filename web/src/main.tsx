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
// After an update the server no longer has the files this page was begun with: it begins anew.
window.addEventListener("vite:preloadError", () => location.reload());
createRoot(document.getElementById("root")!).render(<App />);
