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
  const at = (state: string) => main.indexOf(state);
  const isNext = ({ from, to }: Transition) => at(to) === at(from) + 1;
  const leaves = transitions.filter(({ to }) => at(to) < 0);
  const ends = [...new Set(leaves.map(({ to }) => to))].map((state) => {
    const rows = leaves.filter(({ to }) => to === state).map(({ from }) => at(from));
    return { state, at: (Math.min(...rows) + Math.max(...rows)) / 2 };
  });
  const next = transitions.filter(isNext);
  const past = transitions.filter((each) => at(each.to) >= 0 && !isNext(each));
  return { at, leaves, ends, next, past };
}

/** Lays out the main line from left to right, with transitions that leave it below and those that skip states above. */
export function layoutWide(states: States): Layout {
  const { at, leaves, ends, next, past } = sortTransitions(states);
  const gap = states.main.length > 4 ? 58 : 76;
  const pitch = box.width + gap;
  // The space above the boxes is for second lines of labels and for transitions that skip states.
  const top = margin + 14 + (past.length > 0 ? 2 * line + 16 : 0);
  const above = top - 20;
  const low = top + box.height + 36;
  const left = (place: number) => margin + place * pitch;
  const center = (place: number) => left(place) + box.width / 2;
  const middle = top + box.height / 2;
  const endOf = (state: string) => ends.find((end) => end.state === state)?.at ?? 0;
  const sideways = leaves.map(({ from, to }): string => {
    const start = `M${center(at(from))} ${top + box.height}`;
    const away = Math.sign(endOf(to) - at(from));
    return away === 0
      ? `${start}V${low}`
      : `${start}V${low + box.height / 2}H${center(endOf(to)) - (away * box.width) / 2}`;
  });
  return {
    boxes: [
      ...states.main.map((state, place) => ({ state, x: left(place), y: top })),
      ...ends.map((end) => ({ state: end.state, x: left(end.at), y: low })),
    ],
    arrows: [
      ...next.map(({ to }) => `M${left(at(to)) - gap} ${middle}H${left(at(to))}`),
      ...past.map(({ from, to }) => `M${center(at(from))} ${top}V${above}H${center(at(to))}V${top}`),
      ...sideways,
    ],
    words: [
      ...next.map(({ to, when }): Words => {
        const lines = fit(when, gap - 2);
        return {
          x: left(at(to)) - gap / 2,
          y: middle - 7 - (lines.length - 1) * line,
          anchor: 'middle',
          lines,
        };
      }),
      ...past.map(({ from, to, when }): Words => {
        const lines = fit(when, (at(to) - at(from)) * pitch);
        const y = above - 7 - (lines.length - 1) * line;
        return { x: (center(at(from)) + center(at(to))) / 2, y, anchor: 'middle', lines };
      }),
      ...leaves.map(({ from, when }): Words => {
        const y = top + box.height + 22;
        return { x: center(at(from)) + 7, y, anchor: 'start', lines: [when] };
      }),
    ],
    width: left(states.main.length - 1) + box.width + margin,
    height: (ends.length > 0 ? low : top) + box.height + margin,
  };
}

/** Lays out the main line downward, with transitions that leave it or skip states on its right. */
export function layoutNarrow(states: States): Layout {
  const { at, leaves, ends, next, past } = sortTransitions(states);
  const gap = 50;
  const pitch = box.height + gap;
  const right = margin + box.width;
  const side = right + 112;
  const width = side + box.width + margin;
  const top = (place: number) => margin + place * pitch;
  const middle = (place: number) => top(place) + box.height / 2;
  const center = margin + box.width / 2;
  const lane = right + 56;
  const endOf = (state: string) => ends.find((end) => end.state === state)?.at ?? 0;
  return {
    boxes: [
      ...states.main.map((state, place) => ({ state, x: margin, y: top(place) })),
      ...ends.map((end) => ({ state: end.state, x: side, y: top(end.at) })),
    ],
    arrows: [
      ...next.map(({ to }) => `M${center} ${top(at(to)) - gap}V${top(at(to))}`),
      ...past.map(({ from, to }) => `M${right} ${middle(at(from))}H${lane}V${middle(at(to))}H${right}`),
      ...leaves.map(({ from, to }): string => {
        const start = `M${right} ${middle(at(from))}`;
        const away = Math.sign(endOf(to) - at(from));
        return away === 0
          ? `${start}H${side}`
          : `${start}H${side + box.width / 2}V${middle(endOf(to)) - (away * box.height) / 2}`;
      }),
    ],
    words: [
      ...next.map(({ to, when }): Words => {
        const lines = fit(when, past.length > 0 ? lane - center - 12 : side - center - 16);
        const y = top(at(to)) - gap / 2 + 4 - ((lines.length - 1) * line) / 2;
        return { x: center + 10, y, anchor: 'start', lines };
      }),
      ...past.map(({ from, to, when }): Words => {
        const lines = fit(when, width - lane - 10);
        const y = (middle(at(from)) + middle(at(to))) / 2 + 4 - ((lines.length - 1) * line) / 2;
        return { x: lane + 10, y, anchor: 'start', lines };
      }),
      ...leaves.map(({ from, when }): Words => {
        return { x: right + 6, y: middle(at(from)) - 7, anchor: 'start', lines: [when] };
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
