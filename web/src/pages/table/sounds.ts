// A few soft sounds, made by the browser itself. They are off until somebody turns them on.

type Note = [hertz: number, begins: number, lasts: number, loud: number];

const SOUNDS = {
  tick: [[520, 0, 0.05, 0.05]],
  gem: [
    [1568, 0, 0.12, 0.05],
    [2093, 0.05, 0.16, 0.04],
  ],
  turn: [
    [587, 0, 0.2, 0.09],
    [880, 0.14, 0.32, 0.09],
  ],
  over: [
    [523, 0, 0.5, 0.07],
    [659, 0.12, 0.5, 0.07],
    [784, 0.24, 0.7, 0.07],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Play a sound; each note swells at once and fades. */
export function sound(name: Sound): void {
  context ??= new AudioContext();
  const begin = context.currentTime;
  for (const [hertz, after, lasts, loud] of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { frequency: hertz, type: "sine" });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin + after);
    volume.gain.linearRampToValueAtTime(loud, begin + after + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + after + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(begin + after);
    tone.stop(begin + after + lasts);
  }
}
