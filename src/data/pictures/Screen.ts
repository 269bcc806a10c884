/** An explanation of one part, in the list below a drawn screen. Its number is always the same in both. */
export interface Note {
  readonly term: string;
  /** Text between backticks is code. */
  readonly text: string;
}

/** The motif of a drawn asset's picture. */
export type Art = 'coin' | 'medal' | 'bowl';

/** A part of a drawn screen. If it has a note, the note's term is its text by default. */
export type Block = { readonly note?: string; readonly term?: string } & (
  | { readonly kind: 'heading'; readonly text: string }
  /** Lines of text in a muted color. */
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  /** A row of a list: its text, details below, and a state or a number at its end. */
  | { readonly kind: 'row'; readonly text: string; readonly detail?: string; readonly state?: string }
  /** A field to fill in, with its label. */
  | { readonly kind: 'field'; readonly text: string; readonly value: string }
  | { readonly kind: 'button'; readonly text: string; readonly quiet?: boolean }
  /** A choice of several options, of which the first is selected. */
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** One large number. */
  | { readonly kind: 'number'; readonly value: string; readonly detail: string }
  /** A square code. It contains nothing that can be scanned. */
  | { readonly kind: 'square' }
  /** The picture of an asset. */
  | { readonly kind: 'picture'; readonly art: Art }
);

/** The menu next to a screen, and its open entry. */
interface Menu {
  readonly entries: readonly string[];
  readonly current: string;
}

/** A drawing of an interface's screen. It shows the parts and their purpose, and isn't pixel-perfect. */
export interface Screen {
  readonly label: string;
  /** A dialog belongs to the key frame, in front of a page. */
  readonly device: 'browser' | 'phone' | 'dialog';
  /** The location of the screen, shown at its upper edge. */
  readonly location: string;
  readonly locationNote?: Note;
  /** Left out if there is no room for it, because `location` names the screen too. */
  readonly menu?: Menu;
  readonly blocks: readonly Block[];
}
