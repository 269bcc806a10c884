import type { Note, Screen } from './Screen.ts';

/** What the picture of a drawn asset shows. */
export type Art = 'coin' | 'medal' | 'bowl';

/** An asset as it stands in the wallet: its picture, and below it a screen made of its fields. */
export interface Asset {
  readonly art: Art;
  /** The label of the picture. */
  readonly picture: Note;
  readonly screen: Screen;
}
