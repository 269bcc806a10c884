import type { States, Transition } from '../../data/pictures/states.ts';
import { wrapText } from '../../data/pictures/wrapText.ts';

export const box = { width: 96, height: 38 };

/** Height of a line of text, and width of a letter in a wide system font of size 12. */
const line = 15;
const letter = 6.8;
const margin = 8;

interface Words {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle';
  readonly lines: readonly string[];
}

export interface Layout {
  readonly boxes: readonly { readonly state: string; readonly x: number; readonly y: number }[];
  /** Paths, each with an arrowhead at its end. */
  readonly arrows: readonly string[];
  readonly words: readonly Words[];
  readonly width: number;
  readonly height: number;
}

const fit = (text: string, room: number) => wrapText(text, Math.floor(room / letter));

/** Groups transitions into those along the main line, those that skip some of its states, and those that leave it. */
function sortTransitions({ main, transitions }: States) {
  const indexOf = (state: string) => main.indexOf(state);
  const isNext = ({ from, to }: Transition) => indexOf(to) === indexOf(from) + 1;
  const leaves = transitions.filter(({ to }) => indexOf(to) < 0);
  const ends = [...new Set(leaves.map(({ to }) => to))].map((state) => {
    const rows = leaves.filter(({ to }) => to === state).map(({ from }) => indexOf(from));
    return { state, position: (Math.min(...rows) + Math.max(...rows)) / 2 };
  });
  const next = transitions.filter(isNext);
  const past = transitions.filter((each) => indexOf(each.to) >= 0 && !isNext(each));
  return { indexOf, leaves, ends, next, past };
}

/** Lays out the main line from left to right, with transitions that leave it below and those that skip states above. */
export function layoutWide(states: States): Layout {
  const { indexOf, leaves, ends, next, past } = sortTransitions(states);
  const gap = states.main.length > 4 ? 58 : 76;
  const pitch = box.width + gap;
  // The space above the boxes is for second lines of labels and for transitions that skip states.
  const top = margin + 14 + (past.length > 0 ? 2 * line + 16 : 0);
  const above = top - 20;
  const low = top + box.height + 36;
  const left = (position: number) => margin + position * pitch;
  const center = (position: number) => left(position) + box.width / 2;
  const middle = top + box.height / 2;
  const endOf = (state: string) => ends.find((end) => end.state === state)?.position ?? 0;
  const sideways = leaves.map(({ from, to }): string => {
    const start = `M${center(indexOf(from))} ${top + box.height}`;
    const away = Math.sign(endOf(to) - indexOf(from));
    return away === 0
      ? `${start}V${low}`
      : `${start}V${low + box.height / 2}H${center(endOf(to)) - (away * box.width) / 2}`;
  });
  return {
    boxes: [
      ...states.main.map((state, index) => ({ state, x: left(index), y: top })),
      ...ends.map((end) => ({ state: end.state, x: left(end.position), y: low })),
    ],
    arrows: [
      ...next.map(({ to }) => `M${left(indexOf(to)) - gap} ${middle}H${left(indexOf(to))}`),
      ...past.map(
        ({ from, to }) => `M${center(indexOf(from))} ${top}V${above}H${center(indexOf(to))}V${top}`,
      ),
      ...sideways,
    ],
    words: [
      ...next.map(({ to, when }): Words => {
        const lines = fit(when, gap - 2);
        return {
          x: left(indexOf(to)) - gap / 2,
          y: middle - 7 - (lines.length - 1) * line,
          anchor: 'middle',
          lines,
        };
      }),
      ...past.map(({ from, to, when }): Words => {
        const lines = fit(when, (indexOf(to) - indexOf(from)) * pitch);
        const y = above - 7 - (lines.length - 1) * line;
        return { x: (center(indexOf(from)) + center(indexOf(to))) / 2, y, anchor: 'middle', lines };
      }),
      ...leaves.map(({ from, when }): Words => {
        const y = top + box.height + 22;
        return { x: center(indexOf(from)) + 7, y, anchor: 'start', lines: [when] };
      }),
    ],
    width: left(states.main.length - 1) + box.width + margin,
    height: (ends.length > 0 ? low : top) + box.height + margin,
  };
}

/** Lays out the main line downward, with transitions that leave it or skip states on its right. */
export function layoutNarrow(states: States): Layout {
  const { indexOf, leaves, ends, next, past } = sortTransitions(states);
  const gap = 50;
  const pitch = box.height + gap;
  const right = margin + box.width;
  const side = right + 112;
  const width = side + box.width + margin;
  const top = (position: number) => margin + position * pitch;
  const middle = (position: number) => top(position) + box.height / 2;
  const center = margin + box.width / 2;
  const lane = right + 56;
  const endOf = (state: string) => ends.find((end) => end.state === state)?.position ?? 0;
  return {
    boxes: [
      ...states.main.map((state, index) => ({ state, x: margin, y: top(index) })),
      ...ends.map((end) => ({ state: end.state, x: side, y: top(end.position) })),
    ],
    arrows: [
      ...next.map(({ to }) => `M${center} ${top(indexOf(to)) - gap}V${top(indexOf(to))}`),
      ...past.map(
        ({ from, to }) => `M${right} ${middle(indexOf(from))}H${lane}V${middle(indexOf(to))}H${right}`,
      ),
      ...leaves.map(({ from, to }): string => {
        const start = `M${right} ${middle(indexOf(from))}`;
        const away = Math.sign(endOf(to) - indexOf(from));
        return away === 0
          ? `${start}H${side}`
          : `${start}H${side + box.width / 2}V${middle(endOf(to)) - (away * box.height) / 2}`;
      }),
    ],
    words: [
      ...next.map(({ to, when }): Words => {
        const lines = fit(when, past.length > 0 ? lane - center - 12 : side - center - 16);
        const y = top(indexOf(to)) - gap / 2 + 4 - ((lines.length - 1) * line) / 2;
        return { x: center + 10, y, anchor: 'start', lines };
      }),
      ...past.map(({ from, to, when }): Words => {
        const lines = fit(when, width - lane - 10);
        const y = (middle(indexOf(from)) + middle(indexOf(to))) / 2 + 4 - ((lines.length - 1) * line) / 2;
        return { x: lane + 10, y, anchor: 'start', lines };
      }),
      ...leaves.map(({ from, when }): Words => {
        return { x: right + 6, y: middle(indexOf(from)) - 7, anchor: 'start', lines: [when] };
      }),
    ],
    width,
    height: top(states.main.length - 1) + box.height + margin,
  };
}

/** Returns the diagram's text alternative. */
export function describeStates({ transitions }: States): string {
  return `The ways lead ${transitions.map(({ from, to, when }) => `from ${from} to ${to} (${when})`).join(', ')}.`;
}
