import type { Art, Block, Menu, Note, Screen } from '../../data/pictures/Screen.ts';

/** Sizes in units of the drawing, which is scaled by 1 or a little more: 12 units are at least 12 CSS pixels. */
const sizes = {
  browser: { width: 304, pad: 16, bar: 34 },
  phone: { width: 264, pad: 20, bar: 40 },
  dialog: { width: 304, pad: 34, bar: 34 },
};

/** The menu at the left of a screen. */
export const menuSize = { width: 128, top: 14, entry: 28 };

/** The dialog in front of a page: its distances from the edges, and the line that names its owner. */
const dialogSize = { start: 16, end: 22, above: 36, title: 30, below: 20 };

/** The numbers are centered on the right edge of the window. */
export const numberBadge = { radius: 11, lane: 12 };

const heights: { readonly [Kind in Block['kind']]: number } = {
  heading: 38,
  text: 12,
  row: 36,
  field: 58,
  button: 44,
  choice: 44,
  number: 62,
  square: 112,
  picture: 14,
};

/** Side length of a square picture. */
export const pictureSide: Readonly<Record<Art, number>> = { coin: 64, medal: 132, bowl: 132 };

/**
 * Breaks a text into lines of at most `most` characters, at spaces, and in names after a dot or slash. SVG doesn't wrap
 * text, and at build time there are no fonts to measure, so callers choose `most` with room to spare.
 */
function wrapText(text: string, most: number): string[] {
  const pieces = text.split(/(?<= )|(?<=[a-z][./])(?=[a-z])/);
  const lines: string[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && (line + piece).trimEnd().length <= most) lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

/** Wraps a heading into lines. A letter of a wide bold font is 10.4 units wide. */
export const headingLines = (text: string, room: number) => wrapText(text, Math.floor(room / 10.4));

function heightOf(block: Block, room: number): number {
  if (block.kind === 'heading') return heights.heading + (headingLines(block.text, room).length - 1) * 20;
  if (block.kind === 'text') return heights.text + block.lines.length * 18;
  if (block.kind === 'picture') return heights.picture + pictureSide[block.art];
  return heights[block.kind] + (block.kind === 'row' && block.detail ? 16 : 0);
}

const termOf = (block: Block) => block.term ?? ('text' in block ? block.text : '');

export interface Placed {
  readonly block: Block;
  readonly y: number;
  readonly height: number;
}

interface NumberedNote extends Note {
  readonly number: number;
  /** Vertical position of the number. */
  readonly y: number;
}

export type ScreenLayout = ReturnType<typeof layoutScreen>;

/**
 * Returns the position of each part of a screen, and the numbered notes, from top to bottom.
 *
 * @param menu - the menu at the left, if there is space for it
 */
export function layoutScreen({ device, locationNote, blocks }: Screen, menu?: Menu) {
  const size = sizes[device];
  const { pad, bar } = size;
  const start = menu ? menuSize.width : 0;
  const width = size.width + start;
  const window = width - numberBadge.lane;
  const left = start + pad;
  const right = window - pad - 6;
  const isDialog = device === 'dialog';
  let y = bar + (isDialog ? dialogSize.above + dialogSize.title : 10);
  const placed = blocks.map((block): Placed => {
    const height = heightOf(block, right - left);
    y += height;
    return { block, y: y - height, height };
  });
  const noted = [
    ...(locationNote ? [{ ...locationNote, y: bar / 2 }] : []),
    ...placed.flatMap(({ block, y: top, height }) =>
      block.note ? [{ term: termOf(block), text: block.note, y: top + height / 2 }] : [],
    ),
  ];
  const notes = noted.map((note, index): NumberedNote => ({ ...note, number: index + 1 }));
  const foot = y + 14;
  const lowest = menu ? bar + 2 * menuSize.top + menu.entries.length * menuSize.entry : 0;
  const dialog = isDialog && {
    x: dialogSize.start,
    y: bar + dialogSize.above,
    width: window - dialogSize.start - dialogSize.end,
    height: foot - bar - dialogSize.above,
  };
  const height = Math.max(foot + (dialog ? dialogSize.below : 0), lowest);
  return { width, window, height, bar, left, right, placed, notes, menu, dialog };
}
