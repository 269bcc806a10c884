import type { Art, Asset } from '../../data/pictures/assets.ts';
import { describeScreen } from '../ScreenDrawing/describeScreen.ts';
import { layoutScreen, type NumberedNote } from '../ScreenDrawing/layout.ts';

/** Side length of the square picture. */
export const pictureSide: Readonly<Record<Art, number>> = { coin: 64, medal: 132, bowl: 132 };
const gap = 14;

/** Text alternatives for the pictures. */
const artWords: Readonly<Record<Art, string>> = {
  coin: 'a coin with a wave on it',
  medal: 'a medal with a wave inside a ring of ten dots',
  bowl: 'a bowl with three scoops of ice cream',
};

/** Returns the screen's layout with the picture between its bar and its parts. The picture's note is number 1. */
export function layoutAsset({ art, picture, screen }: Asset) {
  const layout = layoutScreen(screen);
  const below = pictureSide[art] + gap;
  const notes: NumberedNote[] = [
    { ...picture, number: 1, y: layout.bar + gap + pictureSide[art] / 2 },
    ...layout.notes.map((note) => ({ ...note, number: note.number + 1, y: note.y + below })),
  ];
  return {
    ...layout,
    height: layout.height + below,
    placed: layout.placed.map((part) => ({ ...part, y: part.y + below })),
    top: layout.bar + gap,
    notes,
  };
}

export type AssetLayout = ReturnType<typeof layoutAsset>;

export const describeAsset = ({ art, screen }: Asset): string =>
  `${describeScreen(screen)} Above them is a picture: ${artWords[art]}.`;
