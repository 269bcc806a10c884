/** What the list under a drawn screen says of one of its parts. Its number is the same in both, by construction. */
export interface Note {
  readonly term: string;
  /** What stands between backticks is code. */
  readonly text: string;
}

/** A part of a drawn screen. */
export type Block = { readonly note?: Note } & (
  | { readonly kind: 'heading'; readonly text: string }
  /** Quiet lines of text. */
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  /** A line of a list: what it is, more about it below, and a state or a number at its end. */
  | { readonly kind: 'row'; readonly text: string; readonly detail?: string; readonly state?: string }
  /** Something to fill in. */
  | { readonly kind: 'field'; readonly label: string; readonly value: string }
  | { readonly kind: 'button'; readonly text: string; readonly quiet?: true }
  /** One of several, of which the first is chosen. */
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** One large number. */
  | { readonly kind: 'number'; readonly value: string; readonly detail: string }
  /** A square code. It holds nothing that can be scanned. */
  | { readonly kind: 'square' }
);

/** The menu beside a screen, and the entry that is open. */
export interface Menu {
  readonly entries: readonly string[];
  readonly here: string;
}

/** A screen of an interface, as a drawing: what is on it and what it is for, not how it looks to the pixel. */
export interface Screen {
  readonly label: string;
  /** A dialog is the key frame's, in front of a page. */
  readonly device: 'browser' | 'phone' | 'dialog';
  /** Where the screen is, at its upper edge. */
  readonly place: string;
  readonly placeNote?: Note;
  /** Where there is no room for it, the place says where one is. */
  readonly menu?: Menu;
  readonly blocks: readonly Block[];
}
