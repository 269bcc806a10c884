/** The texts and the logo on a page's card. */
export interface Card {
  title: string;
  /** Section that the page belongs to. */
  section: string;
  /** Name of the site. */
  site: string;
  /** Logo of the site, as SVG. */
  mark: string;
}

/** An SVG to convert to a square PNG, for uses that don't support SVG. */
export interface Icon {
  svg: string;
  /** Length of a side in pixels. */
  size: number;
}

export type Picture = Card | Icon;

/** Pictures to draw, each with its output file. */
export type Job = [picture: Picture, file: string][];
