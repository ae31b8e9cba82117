import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./pages/settings.svelte";
import "./style/base.css";
import { words } from "./words/words.svelte";

settings.showTheme();
await words.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
