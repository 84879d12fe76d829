import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/page.css";
import "./cards/cards.css";
import App from "./pages/App.svelte";
import { showTheme } from "./styles/theme";

showTheme();
const target = document.getElementById("app");
if (target) mount(App, { target });
