import type { Art, Asset } from '../../data/pictures/Asset.ts';
import { describeScreen } from '../ScreenDrawing/describeScreen.ts';
import { layoutScreen, type NumberedNote } from '../ScreenDrawing/layout.ts';

/** Side of the picture, which is a square, and the room around it. */
export const side: Readonly<Record<Art, number>> = { coin: 64, medal: 132, bowl: 132 };
const gap = 14;

/** What the pictures show, for those who do not see them. */
const artWords: Readonly<Record<Art, string>> = {
  coin: 'a coin with a wave on it',
  medal: 'a medal with a wave inside a ring of ten dots',
  bowl: 'a bowl with three scoops of ice cream',
};

/** The screen's own layout with the picture put between its bar and its parts, and the picture's number before theirs. */
export function layoutAsset({ art, picture, screen }: Asset) {
  const layout = layoutScreen(screen);
  const below = side[art] + gap;
  const notes: NumberedNote[] = [
    { ...picture, number: 1, y: layout.bar + gap + side[art] / 2 },
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

export const describeAsset = ({ art, screen }: Asset): string =>
  `${describeScreen(screen)} Above them is a picture: ${artWords[art]}.`;
