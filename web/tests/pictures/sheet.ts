import { mount } from "svelte";
import "../../src/styles/tokens.css";
import "../../src/cards/cards.css";
import Sheet from "./Sheet.svelte";

mount(Sheet, { target: document.body });
