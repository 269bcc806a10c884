/** A place in a picture: a title, lines below it, and what it is. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** A zone holds other places; an accent is what the picture is about. */
  readonly kind: 'zone' | 'box' | 'accent';
}

/** Where places are, for one width of the column. */
export interface PlacesLayout {
  readonly width: number;
  readonly height: number;
  /** Outer places stand before the ones that are in them. */
  readonly places: readonly Place[];
  /** Lines between places: `x y x y`. */
  readonly links: readonly (readonly [number, number, number, number])[];
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
