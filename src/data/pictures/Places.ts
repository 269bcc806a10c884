/** A place in a picture: a title, lines below it, and what it is. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** A zone holds other places, an origin is one with a border that nothing reads across, an accent is what it is about. */
  readonly kind: 'zone' | 'origin' | 'box' | 'accent';
  /** Some of several things, as dots: those that count are filled. */
  readonly dots?: readonly boolean[];
}

/** A line between places. With a label it is an arrow, and says what goes along it. */
export type Link = readonly [x1: number, y1: number, x2: number, y2: number, label?: string];

/** Where places are, for one width of the column. */
export interface PlacesLayout {
  readonly width: number;
  readonly height: number;
  /** Outer places stand before the ones that are in them. */
  readonly places: readonly Place[];
  readonly links: readonly Link[];
}

/** Things that are in one another, and what connects them. */
export interface Places {
  readonly label: string;
  /** What the picture says, in words. */
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
