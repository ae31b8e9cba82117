// What the reader has set for this browser: theme, speed, sounds, help.

import { keep, recall } from "../storage";

export const THEMES = ["auto", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = [1, 2, 0] as const;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === recall("theme")) ?? "auto");
  /** How fast events are shown; 0: not at all. */
  speed = $state(Number(recall("speed") ?? (still() ? 0 : 1)));
  sound = $state(recall("sound") === "on");
  notify = $state(recall("notify") === "on");
  guide = $state(recall("guide") !== "off");
  #seen = $state.raw(new Set((recall("guide-seen") ?? "").split(" ")));

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.showTheme();
  }

  showTheme(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    keep("speed", String(speed));
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }

  /** Be told by the system when it is one's turn, if the system allows it. */
  async setNotify(on: boolean): Promise<void> {
    this.notify = on;
    const may = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.notify = may;
    keep("notify", may ? "on" : "off");
  }

  setGuide(on: boolean): void {
    this.guide = on;
    keep("guide", on ? "on" : "off");
    if (on) this.#remember(new Set());
  }

  hasSeen(hint: string): boolean {
    return this.#seen.has(hint);
  }

  see(hint: string): void {
    this.#remember(new Set([...this.#seen, hint]));
  }

  #remember(seen: Set<string>): void {
    this.#seen = seen;
    keep("guide-seen", [...seen].join(" "));
  }
}

export const settings = new Settings();
