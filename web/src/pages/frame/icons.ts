// The signs on buttons, drawn with a line in a field of 24 by 24.
export const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  dark: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  light:
    "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.5c.8-4 4-6 8-6s7.2 2 8 6",
  talk: "M4 5h16v11H10l-4.5 4v-4H4z",
  home: "M4 11.5L12 4l8 7.5M6.5 10v10h11V10",
  copy: "M9 9h10v11H9zM6 15H5V4h10v2",
  check: "M5 12.5l4.5 4.5L19 7",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  skip: "M5 5l7 7-7 7M12 5l7 7-7 7",
  undo: "M9 5L4 10l5 5M4 10h9.5a6 6 0 0 1 0 12H11",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  ban: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.8 5.8l12.4 12.4",
  mute: "M4 5h16v11H10l-4.5 4v-4H4zM3 3l18 18",
  report: "M6 21V4h11l-2.5 4L17 12H6",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1 1-1.1 1.9M12 16.6v.2",
  bulb: "M9.5 18h5M10.5 21h3M9.5 15.5c0-2-3-3-3-6.5a5.5 5.5 0 0 1 11 0c0 3.5-3 4.5-3 6.5z",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  still: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  down: "M12 4v11M7 11l5 5 5-5M5 20h14",
} as const;

export type IconName = keyof typeof ICONS;
