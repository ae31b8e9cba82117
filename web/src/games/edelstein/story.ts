// What the events of Edel, Stein & Reich say in the log.
import type { Event } from "../../table/stage.svelte";
import { line, teller, who, type Line, type People, type Tales } from "../../table/story";
import { eventName } from "../trading/speech";
import { action, paid, paidForMost, TALES as SHARED } from "../trading/story";

const card = (name: unknown): string => eventName(String(name));

function withCard(id: string): (event: Event, people: People) => Line {
  return (event, people) => line(id, { ...who(people, event.seat), card: card(event.card) });
}

function earned(event: Event, people: People): Line {
  if (event.for === "gem-card") return line("trading-event-earned-now", paid(event, people));
  if (event.for === "certificate") return line("edelstein-event-earned-certificates", paid(event, people));
  return paidForMost(event, people) ?? line("edelstein-event-earned-card", { ...paid(event, people), card: card(event.for) });
}

export const TALES: Tales = {
  ...SHARED,
  aside: null,
  turned: (event) => line("edelstein-event-turned", { card: card(event.card) }),
  shuffled: () => line("edelstein-event-shuffled"),
  guessed: (event, people) =>
    line(event.right ? "edelstein-event-guessed-right" : "edelstein-event-guessed-wrong", { ...who(people, event.seat), action: action(event) }),
  declined: (event, people) => line("edelstein-event-declined", who(people, event.seat)),
  "not-done": (event) => line("edelstein-event-not-done", { action: action(event) }),
  took: withCard("edelstein-event-took-open"),
  drew: withCard("edelstein-event-drew"),
  kept: null,
  used: withCard("edelstein-event-used"),
  forgone: withCard("edelstein-event-forgone"),
  earned,
  certificates: null,
  "stage-scored": () => line("edelstein-event-kept-cards-back"),
  "fill-up": (event) => line("edelstein-event-fill-up", { colour: String(event.colour) }),
};

export const story = teller(TALES);
