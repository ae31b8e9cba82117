// Which page is shown: the address says it, and going elsewhere does not load anything anew.

export type Route =
  | { page: "lobby" }
  | { page: "table"; name: string }
  | { page: "join"; name: string }
  | { page: "device"; name: string }
  | { page: "replay"; name: string }
  | { page: "record" }
  | { page: "rules"; name: string | null }
  | { page: "lesson"; name: string }
  | { page: "decks"; name: string }
  | { page: "nowhere" };

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(path: string): Route {
  const [first = "", name = "", ...more] = path.replace(/\?.*/, "").split("/").filter(Boolean).map(plain);
  if (more.length > 0) return { page: "nowhere" };
  switch (first) {
    case "":
      return { page: "lobby" };
    case "t":
      return name ? { page: "table", name } : { page: "nowhere" };
    case "j":
      return name ? { page: "join", name } : { page: "nowhere" };
    case "d":
      return name ? { page: "device", name } : { page: "nowhere" };
    case "r":
      return name ? { page: "replay", name } : { page: "nowhere" };
    case "record":
      return { page: "record" };
    case "lesson":
      return name ? { page: "lesson", name } : { page: "nowhere" };
    case "decks":
      return name ? { page: "decks", name } : { page: "nowhere" };
    case "rules":
      return { page: "rules", name: name || null };
    default:
      return { page: "nowhere" };
  }
}

class Router {
  route = $state<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
  }

  /** Go to a page; `instead` of the present one, so that going back does not lead here again. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, "", path);
    else if (path !== location.pathname) history.pushState(null, "", path);
    this.route = read(path);
    scrollTo(0, 0);
  }

  /** For links: go there without loading, unless a new tab was wanted. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(link.href);
    this.go(pathname + search);
  };
}

export const router = new Router();
