import type { Block, Note, Screen } from '../../data/pictures/Screen.ts';
import { wrapText } from '../../data/pictures/wrapText.ts';

/** Units of the drawing, which is shown at its own size or a little larger: 12 units are 12 CSS pixels at least. */
const sizes = {
  browser: { width: 304, pad: 16, bar: 34 },
  phone: { width: 264, pad: 20, bar: 40 },
};

/** The numbers stand on the right edge of the window, half of each outside. */
export const number = { radius: 11, lane: 12 };

const heights: { readonly [Kind in Block['kind']]: number } = {
  heading: 38,
  text: 12,
  row: 36,
  field: 58,
  button: 44,
  choice: 44,
  number: 62,
  square: 112,
};

/** A heading in lines; a letter of a wide bold font is 10.4 units wide. */
export const headingLines = (text: string, room: number) => wrapText(text, Math.floor(room / 10.4));

function heightOf(block: Block, room: number): number {
  if (block.kind === 'heading') return heights.heading + (headingLines(block.text, room).length - 1) * 20;
  const more =
    block.kind === 'text' ? block.lines.length * 18 : block.kind === 'row' && block.detail ? 16 : 0;
  return heights[block.kind] + more;
}

export interface Placed {
  readonly block: Block;
  readonly y: number;
  readonly height: number;
}

export interface NumberedNote extends Note {
  readonly number: number;
  /** Where the number stands in the drawing. */
  readonly y: number;
}

export type ScreenLayout = ReturnType<typeof layoutScreen>;

/** Where each part of a screen stands, and the notes with their numbers, from top to bottom. */
export function layoutScreen({ device, placeNote, blocks }: Screen) {
  const { width, pad, bar } = sizes[device];
  const window = width - number.lane;
  const right = window - pad - 6;
  let y = bar + 10;
  const placed = blocks.map((block): Placed => {
    const height = heightOf(block, right - pad);
    y += height;
    return { block, y: y - height, height };
  });
  const noted = [
    ...(placeNote ? [{ ...placeNote, y: bar / 2 }] : []),
    ...placed.flatMap(({ block, y: top, height }) =>
      block.note ? [{ ...block.note, y: top + height / 2 }] : [],
    ),
  ];
  const notes = noted.map((note, index): NumberedNote => ({ ...note, number: index + 1 }));
  return { width, window, height: y + 14, bar, left: pad, right, placed, notes };
}
