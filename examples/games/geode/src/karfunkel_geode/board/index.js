// The board of Geode: a cut geode whose crystals are the gems left in the bag, under a roof that may come down.

/** The version of boards that this one was written for. */
export const api = 1;

const SVG = "http://www.w3.org/2000/svg";
const ENOUGH = 20;
const CAVE_IN = 5;
/** The centre of the geode. */
const [X, Y] = [320, 196];
/** The stone and the bands of agate around the hollow: how far they reach, and their colours. */
const BANDS = [
  [178, "#4a4038"],
  [168, "#6d6258"],
  [160, "#8f97a3"],
  [151, "#dfe3e8"],
  [144, "#a9a2c4"],
  [136, "#ece6f2"],
  [129, "#7d6aa6"],
  [120, "#2a1d3f"],
];
/** The gems by their values: quartz, citrine, peridot, topaz, amethyst; each dark, plain and bright. */
const GEMS = [
  ["#a8506c", "#e48aa6", "#ffd3df"],
  ["#a8740f", "#f0b83d", "#ffe9a8"],
  ["#3f7d2a", "#7cc457", "#d4f5bd"],
  ["#1f5f9c", "#55a8ea", "#c6e6ff"],
  ["#5a2f9e", "#a06df0", "#e2d0ff"],
];

/** An element of a picture. */
function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** A number from 0 to 1 that looks like chance, and is always the same. */
function chance(number) {
  const wild = Math.sin(number * 127.1 + 11.7) * 43758.5453;
  return wild - Math.floor(wild);
}

const at = (angle, far) => [X + Math.cos(angle) * far * 1.28, Y + Math.sin(angle) * far * 0.86];
const text = (points) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** A ring of stone, not quite round. */
function band(far, colour) {
  const corners = Array.from({ length: 36 }, (_, corner) => {
    const angle = (corner / 36) * 2 * Math.PI;
    return at(angle, far * (0.95 + 0.05 * Math.sin(angle * 5 + 1) + 0.02 * chance(corner)));
  });
  return draw("polygon", { points: text(corners), fill: colour });
}

/** A crystal that grows from the edge of the hollow towards its middle; the dearer, the longer. */
function crystal(value, slot) {
  const [dark, plain, bright] = GEMS[value - 1];
  const angle = (slot / 20) * 2 * Math.PI - Math.PI / 2 + 0.08;
  const [foot, tip, wide] = [122, 104 - value * 7 - 8 * chance(slot), 0.1 + 0.02 * chance(slot + 50)];
  const neck = tip + 14;
  const left = [at(angle - wide, foot), at(angle - wide * 0.8, neck), at(angle, tip), at(angle, foot)];
  const right = [at(angle + wide, foot), at(angle + wide * 0.8, neck), at(angle, tip), at(angle, foot)];
  return draw(
    "g",
    { class: "geode-crystal" },
    draw("polygon", { points: text(left), fill: plain }),
    draw("polygon", { points: text(right), fill: dark }),
    draw("polyline", { points: text(left.slice(1, 3)), stroke: bright, "stroke-width": 1.5, fill: "none" }),
  );
}

/** A boulder under the roof. */
function boulder(number) {
  const x = 70 + number * 100;
  const corners = Array.from({ length: 9 }, (_, corner) => {
    const angle = (corner / 9) * 2 * Math.PI;
    const far = 24 + 10 * chance(number * 9 + corner);
    return [x + Math.cos(angle) * far * 1.3, 22 + Math.sin(angle) * far];
  });
  const light = corners.slice(4, 8).map(([cx, cy]) => [x + (cx - x) * 0.55, 22 + (cy - 22) * 0.55]);
  return draw(
    "g",
    { class: "geode-boulder" },
    draw("polygon", { points: text(corners), fill: "#5d5147", stroke: "#2b241e", "stroke-width": 3, "stroke-linejoin": "round" }),
    draw("polygon", { points: text(light), fill: "#83756a" }),
  );
}

/** A gem that was dug up. */
function gem(value, x, y, size) {
  const [dark, plain, bright] = GEMS[value - 1];
  const corner = (angle, far) => [x + Math.cos(angle) * size * far, y + Math.sin(angle) * size * far];
  const six = Array.from({ length: 6 }, (_, number) => (number / 6) * 2 * Math.PI);
  return draw(
    "g",
    { class: "geode-gem" },
    draw("polygon", { points: text(six.map((angle) => corner(angle, 1))), fill: dark, stroke: "#150d20", "stroke-width": 1.5 }),
    draw("polygon", { points: text(six.map((angle) => corner(angle, 0.78))), fill: plain }),
    draw("polygon", { points: text(six.map((angle) => corner(angle, 0.42))), fill: bright }),
    draw("text", { x, y: y + size * 0.34, "font-size": size * 0.95, "text-anchor": "middle", fill: "#1b1426", "font-weight": 700 }, String(value)),
  );
}

/** The mine behind everything: rock, and the light of a lantern. */
function mine() {
  const light = draw(
    "radialGradient",
    { id: "geode-light", cx: 320, cy: 205, r: 440, gradientUnits: "userSpaceOnUse" },
    draw("stop", { offset: "0", "stop-color": "#6b4f2c" }),
    draw("stop", { offset: "0.55", "stop-color": "#35281c" }),
    draw("stop", { offset: "1", "stop-color": "#17110c" }),
  );
  // It goes on beyond the picture, for windows that are wider.
  const roof = Array.from({ length: 65 }, (_, step) => [step * 20 - 320, 16 + 14 * chance(step + 200)]);
  const floor = Array.from({ length: 65 }, (_, step) => [960 - step * 20, 366 + 12 * chance(step + 300)]);
  return [
    draw("defs", {}, light),
    draw("rect", { x: -320, width: 1280, height: 400, fill: "url(#geode-light)" }),
    draw("polygon", { points: text([[-320, 0], ...roof, [960, 0]]), fill: "#241b14" }),
    draw("polygon", { points: text([[960, 400], ...floor, [-320, 400]]), fill: "#241b14" }),
  ];
}

/** The picture of a table: what is left in the bag, and what was found in this turn. */
function scene({ bag, found }, turn, label) {
  const crystals = bag.slice(0, CAVE_IN).flatMap((left, kind) => Array.from({ length: left }, (_, number) => [kind + 1, number * 5 + kind]));
  const known = turn.reduce((sum, value) => sum + value, 0) === found ? turn : [];
  const first = X - ((known.length - 1) * 34) / 2;
  const numeral = draw("text", { class: "geode-found", x: X, y: Y + (known.length ? -2 : 22) }, String(found));
  return [
    ...mine(),
    ...BANDS.map(([far, colour]) => band(far, colour)),
    ...crystals.map(([value, slot]) => crystal(value, slot)),
    ...(found > 0 ? [numeral] : [draw("text", { class: "geode-label", x: X, y: Y + 6 }, label)]),
    ...known.map((value, number) => gem(value, first + number * 34, Y + 30, 15)),
    ...Array.from({ length: bag[CAVE_IN] }, (_, number) => boulder(number)),
  ];
}

/** Where everybody stands on the way to the end. */
function lanes({ names, seat, view, mark }) {
  return names.map((name, number) => {
    const lane = document.createElement("li");
    const points = view.points[number];
    lane.classList.toggle("geode-mine", number === seat);
    lane.classList.toggle("geode-digs", !view.over && number === view.digger);
    const [who, way, numeral] = ["span", "span", "b"].map((tag) => document.createElement(tag));
    who.className = "geode-name";
    who.textContent = name;
    way.className = "geode-way";
    way.style.setProperty("--far", `${Math.min(100, (points / ENOUGH) * 100)}%`);
    way.style.setProperty("--hope", `${Math.min(100, ((points + (number === view.digger ? view.found : 0)) / ENOUGH) * 100)}%`);
    way.style.setProperty("--colour", `var(--seat-${number})`);
    numeral.textContent = String(points);
    lane.append(mark(number, 22), who, way, numeral);
    return lane;
  });
}

/** Draw the board into an element, and again whenever something changes. */
export function mount(element, props) {
  const root = document.createElement("div");
  root.className = "geode";
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;
  const picture = draw("svg", { viewBox: "0 0 640 400", role: "img" });
  const list = document.createElement("ol");
  root.append(picture, list);
  element.append(style, root);
  let turn = [];
  let shown = null;
  let now = props;

  /** Remember the gems of this turn; whoever comes in the middle of it knows only their sum. */
  function follow({ event, view }) {
    if (event === shown) return;
    shown = event;
    if (event?.event === "dug") turn = [...(view.found === 0 ? [] : turn), event.value];
    root.classList.toggle("geode-falls", event?.event === "caved-in");
  }

  function update(next) {
    now = next;
    const { view, event, ask, say } = next;
    follow(next);
    const digging = event?.event === "dug";
    const found = view.found + (digging ? event.value : 0);
    if (found === 0) turn = [];
    const bag = view.bag.map((left, kind) => left - (digging && kind === event.value - 1 ? 1 : 0));
    picture.setAttribute("aria-label", `${say("field-found")}: ${found}`);
    picture.replaceChildren(...scene({ bag, found }, turn, say(ask ? "move-dig" : "title") ?? ""));
    root.classList.toggle("geode-asked", ask !== null && !ask.busy);
    list.replaceChildren(...lanes(next));
  }

  picture.addEventListener("click", () => {
    if (now.ask && !now.ask.busy && now.ask.moves.includes("dig")) now.ask.play("dig");
  });
  update(props);
  return { update, destroy: () => element.replaceChildren() };
}
