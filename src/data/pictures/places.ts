import places from './places.json';

type Area = readonly [x: number, y: number, width: number, height: number];

/** A place in a picture, with its position at either width of the column. */
export interface Place {
  readonly title: string;
  readonly lines: readonly string[];
  /** The lines in a narrow column, if they differ. */
  readonly narrowLines?: readonly string[];
  /** A zone contains places. An origin has a border that no code reads across. An accent is the main subject. */
  readonly kind: 'zone' | 'origin' | 'box' | 'accent';
  /** A selection of several things, as dots. The selected ones are filled. */
  readonly dots?: readonly boolean[];
  readonly wide: Area;
  readonly narrow: Area;
}

/** A line between places. With a label, it's an arrow, and the label names its content. */
export type Link = readonly [x1: number, y1: number, x2: number, y2: number, label?: string];

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly links: readonly Link[];
}

/** A picture of nested places and their connections. */
export interface Places {
  readonly label: string;
  /** The content of the picture, in words. */
  readonly description: string;
  readonly wide: Canvas;
  readonly narrow: Canvas;
  /** Outer places come before the places inside them. */
  readonly places: readonly Place[];
}

/** The flow of facts to the site, the hierarchy from an organization to accounts, and the parties with key shares. */
export default places as unknown as Readonly<Record<keyof typeof places, Places>>;
