// What the events of Basari say in the log.
import type { Event } from "../../table/stage.svelte";
import { line, teller, who, type Line, type People, type Tales } from "../../table/story";
import { t } from "../../words/words.svelte";
import { paid, paidForMost, TALES as SHARED, wish } from "../trading/story";

function earned(event: Event, people: People): Line {
  if (event.for === "workers") return line("basari-event-earned-workers", paid(event, people));
  return paidForMost(event, people) ?? line("trading-event-earned-now", paid(event, people));
}

function moreWorkers(event: Event, people: People): Line {
  return line("basari-event-more-workers", { ...who(people, event.seat), workers: t("basari-workers", { number: Number(event.workers) }) });
}

export const TALES: Tales = {
  ...SHARED,
  "for-nothing": (event, people) => line("basari-event-for-nothing", { ...who(people, event.seat), wish: wish(event) }),
  "more-workers": moreWorkers,
  "stack-empty": (event, people) => line("basari-event-stack-empty", who(people, event.seat)),
  earned,
  "workers-scored": null,
  "stage-scored": () => line("basari-event-bazaar-cards-back"),
};

export const story = teller(TALES);
