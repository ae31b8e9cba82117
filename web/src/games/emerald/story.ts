// What the events of Emerald say in the log. Steps of the dragon and turned cards are seen; what comes of them is told.
import type { Event } from "../../table/stage.svelte";
import { line, teller, who, type Line, type People, type Tales } from "../../table/story";
import { t } from "../../words/words.svelte";

function from(place: string): string {
  if (place === "K") return t("emerald-from-keep");
  return place.startsWith("T") ? t("emerald-from-tower", { number: Number.parseInt(place.slice(1)) }) : t("emerald-from-field", { number: Number.parseInt(place) });
}

function to(place: string): string {
  return place === "chamber" ? t("emerald-to-chamber") : t("emerald-to-field", { number: Number.parseInt(place) });
}

function gold(value: unknown): string {
  return t("emerald-card-gold", { value: Number(value) });
}

function took(event: Event, people: People): Line {
  const card = event.pile === "gold" ? gold(event.card) : t(`emerald-card-${String(event.card)}`);
  return line("emerald-event-took", { ...who(people, event.seat), card });
}

function over(event: Event, people: People): Line {
  return event.why === "last-knight" ? line("emerald-event-over-last-knight", who(people, event.seat)) : line("emerald-event-over-last-treasure");
}

export const TALES: Tales = {
  turn: null,
  knight: (event, people) => line("emerald-event-knight", { ...who(people, event.seat), from: from(String(event.from)), to: to(String(event.to)) }),
  stopped: (event, people) => line("emerald-event-stopped", who(people, event.seat)),
  treasure: (event, people) => line("emerald-event-treasure", { ...who(people, event.seat), left: Number(event.left) }),
  took,
  turned: null,
  bonus: (event, people) => line("emerald-event-bonus", { ...who(people, event.seat), bonus: t(`emerald-bonus-${String(event.for)}`) }),
  rolled: (event, people) => line("emerald-event-rolled", { ...who(people, event.seat), number: Number(event.number) }),
  dragon: null,
  "dragon-turned": null,
  caught: (event, people) => line("emerald-event-caught", { ...who(people, event.seat), field: Number(event.field) }),
  bribed: (event, people) => line("emerald-event-bribed", { ...who(people, event.seat), gold: gold(event.card) }),
  nest: (event, people) => line("emerald-event-nest", who(people, event.seat)),
  bar: (event) => line("emerald-event-bar", { first: Number(event.first), last: Number(event.last) }),
  over,
};

export const story = teller(TALES);
