// Where the page begins: words, icons, then the page itself.

import { mount } from "svelte";
import App from "./App.svelte";
import { loadSprite } from "./icon/sprite";
import { person } from "./lib/me.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import "./themes.css";

const quietly = (): undefined => undefined; // a page without icons or a name still says what is wrong
await Promise.all([speak(settings.lang), loadSprite().catch(quietly), person.meet().catch(quietly)]);
mount(App, { target: document.getElementById("app")! });
