/** What stands on a page's card. */
export interface Card {
  title: string;
  /** Where the page belongs. */
  section: string;
  /** Name of the site. */
  site: string;
  /** Its logo, an SVG. */
  mark: string;
}

/** An SVG as a square PNG, for what takes no SVG. */
export interface Icon {
  svg: string;
  /** Length of a side in pixels. */
  size: number;
}

export type Picture = Card | Icon;

/** Pictures to draw, each with the file that it goes to. */
export type Job = [picture: Picture, file: string][];
