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
  if (event.for === "gem-card") return line("log-earned-now", paid(event, people));
  if (event.for === "certificate") return line("log-earned-certificates", paid(event, people));
  return paidForMost(event, people) ?? line("log-earned-card", { ...paid(event, people), card: card(event.for) });
}

export const TALES: Tales = {
  ...SHARED,
  aside: null,
  turned: (event) => line("log-turned", { card: card(event.card) }),
  shuffled: () => line("log-shuffled"),
  guessed: (event, people) =>
    line(event.right ? "log-guessed-right" : "log-guessed-wrong", { ...who(people, event.seat), action: action(event) }),
  declined: (event, people) => line("log-declined", who(people, event.seat)),
  "not-done": (event) => line("log-not-done", { action: action(event) }),
  took: withCard("log-took-open"),
  drew: withCard("log-drew"),
  kept: null,
  used: withCard("log-used"),
  forgone: withCard("log-forgone"),
  earned,
  certificates: null,
  "stage-scored": () => line("log-kept-cards-back"),
  "fill-up": (event) => line("log-fill-up", { colour: String(event.colour) }),
};

export const story = teller(TALES);
