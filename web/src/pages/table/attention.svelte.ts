// Getting the attention of one who looks elsewhere: the title of the tab, a message of the system, a sound.
import type { LiveTable } from "../../table/live.svelte";
import { t } from "../../words/words.svelte";
import { settings } from "../settings.svelte";
import { sound, type Sound } from "./sounds";

function notify(title: string, tag: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  try {
    const note = new Notification(title, { body: t("table-your-turn"), tag, icon: "/icon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Browsers of phones have the class, and yet pages cannot make one.
    void settings.setNotify(false);
  }
}

/** Do so for a table, as long as the component that calls this is there. */
export function attend(table: LiveTable, title: () => string, sounds: () => Record<string, Sound>): void {
  const turn = $derived(table.latest?.stage === "running" && table.latest.asked !== null);
  const over = $derived(table.stage.drawn?.shown.stage === "over");
  let before = true;

  $effect(() => {
    document.title = turn ? `● ${t("table-your-turn")} – ${title()}` : `${title()} – karfunkel`;
  });
  $effect(() => {
    if (turn) notify(title(), table.name);
  });
  $effect(() => {
    if (table.asked && settings.sound) sound("turn");
  });
  $effect(() => {
    const name = table.stage.event ? sounds()[table.stage.event.event] : undefined;
    if (name && settings.sound) sound(name);
  });
  $effect(() => {
    if (over && !before && settings.sound) sound("over");
    if (table.latest) before = over;
  });
}
