import assets from './assets.json';
import type { Note, Screen } from './Screen.ts';

/** The motif of a drawn asset's picture. */
export type Art = 'coin' | 'medal' | 'bowl';

/** An asset as the wallet shows it: its picture, and below it a screen with its fields. */
export interface Asset {
  readonly art: Art;
  /** The label of the picture. */
  readonly picture: Note;
  readonly screen: Screen;
}

export default assets as Readonly<Record<keyof typeof assets, Asset>>;
