/** A place in a picture: a title, lines below it, and its kind. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** A zone contains places. An origin has a border that no code reads across. An accent is the main subject. */
  readonly kind: 'zone' | 'origin' | 'box' | 'accent';
  /** A selection of several things, as dots. The selected ones are filled. */
  readonly dots?: readonly boolean[];
}

/** A line between places. With a label, it's an arrow, and the label names its content. */
export type Link = readonly [x1: number, y1: number, x2: number, y2: number, label?: string];

/** The positions of places, for one width of the column. */
export interface PlacesLayout {
  readonly width: number;
  readonly height: number;
  /** Outer places come before the places inside them. */
  readonly places: readonly Place[];
  readonly links: readonly Link[];
}

/** A picture of nested places and their connections. */
export interface Places {
  readonly label: string;
  /** The content of the picture, in words. */
  readonly description: string;
  readonly wide: PlacesLayout;
  readonly narrow: PlacesLayout;
}

export type Area = readonly [x: number, y: number, width: number, height: number];

export const place = (
  kind: Place['kind'],
  [x, y, width, height]: Area,
  title: string,
  ...lines: string[]
): Place => ({ kind, x, y, width, height, title, lines });
