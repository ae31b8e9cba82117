// The table while a line is being told: the view before it, with the events so far put upon it, one step each.

/** An event of a game, as it declares it. */
export interface Happening {
  event: string;
}

/** How each kind of event changes what is seen. A step may change the view that it is given; other events change nothing. */
export type Steps<View, Any extends Happening> = {
  [Name in Any["event"]]?: (view: View, event: Extract<Any, { event: Name }>) => void;
};

/** The view with these events put upon it. The view itself is left as it was. */
export function along<View, Any extends Happening>(view: View, told: readonly Any[], steps: Steps<View, Any>): View {
  if (told.length === 0) return view;
  const next = structuredClone(view);
  for (const event of told)
    (steps[event.event as Any["event"]] as ((view: View, event: Any) => void) | undefined)?.(next, event);
  return next;
}
