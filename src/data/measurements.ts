import table from './measurements.json';

/**
 * What `npm run bench` measures, in the words that the README and the docs show it in. The figures themselves are
 * written by the bench, into `tools/bench/results.json`.
 */

/** The compared sites: this one, and the same pages built with other tools. */
export const siteLabels = table.sites;
export type SiteName = keyof typeof siteLabels;
export type PageKind = keyof typeof table.pages;

type Unit = 'kB' | 'ms' | 's' | 'MB' | 'score' | 'shift' | 'count';

interface Measure {
  readonly label: string;
  readonly unit: Unit;
  /** Set if the README shows it too, for a guide or for the whole site. */
  readonly isMain?: boolean;
}

/** The parts of the benchmark with their measures, in the order shown. The README shows the main ones too. */
export const parts = table.parts;

export type PartName = keyof typeof parts;
export type MeasureOf<Part extends PartName> = keyof (typeof parts)[Part]['measures'] & string;

/** One row of the table: a measure of each site that has it. */
export interface BenchmarkRow {
  measure: string;
  page?: PageKind;
  values: Partial<Record<SiteName, number>>;
}

/** The results of one part, and how they were measured. */
export interface BenchmarkPart {
  /** `2027-01-31` */
  date: string;
  machine: string;
  command: string;
  /** The number of runs. The figures are the medians. */
  runs: number;
  figures: BenchmarkRow[];
}

/** The contents of the benchmark's results file. Parts that never ran are missing. */
export type Measurements = Partial<Record<PartName, BenchmarkPart>>;

export interface ShownRow {
  label: string;
  /** One cell for each site, in the order of `siteLabels`. */
  cells: string[];
}

const formats: Record<Unit, (value: number) => string> = {
  kB: (value) => `${(value / 1000).toFixed(1)} kB`,
  ms: (value) => `${Math.round(value).toLocaleString('en')} ms`,
  s: (value) => `${(value / 1000).toFixed(1)} s`,
  MB: (value) => `${Math.round(value / 1e6).toLocaleString('en')} MB`,
  score: (value) => `${Math.round(value)}`,
  shift: (value) => value.toFixed(3),
  count: (value) => value.toLocaleString('en'),
};

const NO_RATIO: readonly Unit[] = ['score', 'shift', 'count'];

/** Formats a site's value, with the ratio of this site's value to it. */
function cell(value: number | undefined, baseline: number | undefined, unit: Unit, isHere: boolean): string {
  if (value === undefined) return '–';
  const text = formats[unit](value);
  if (isHere || baseline === undefined || value === 0 || NO_RATIO.includes(unit)) return text;
  return `${text} (${(baseline / value).toFixed(2)}×)`;
}

/** Returns the rows of a part: all of them, or only the main ones. */
export function rowsOf(name: PartName, measured: BenchmarkPart, which: 'all' | 'main'): ShownRow[] {
  const measures = parts[name].measures as Record<string, Measure>;
  return measured.figures.flatMap(({ measure, page, values }) => {
    const details = measures[measure];
    if (!details)
      throw new Error(`The part ${name} has no measure ${measure}. Run "npm run bench -- ${name}" again.`);
    if (which === 'main' && (!details.isMain || (page !== undefined && page !== 'guide'))) return [];
    const sites = Object.keys(siteLabels) as SiteName[];
    return {
      label: page ? `${table.pages[page]}: ${details.label}` : details.label,
      cells: sites.map((site) => cell(values[site], values.here, details.unit, site === 'here')),
    };
  });
}
