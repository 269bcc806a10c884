/**
 * What `npm run bench` measures, in the words that the README and the docs show it in. The figures themselves are
 * written by the bench, into `tools/bench/results.json`.
 */

/** The compared sites: this one, and the same pages built with other tools. */
export const siteLabels = { here: 'This site', vitepress: 'VitePress', starlight: 'Starlight' };
export type SiteName = keyof typeof siteLabels;

const pageLabels = {
  home: 'Home',
  guide: 'Guide',
  symbol: 'Symbol',
  api: 'Backend API',
  search: 'Search page',
};
export type PageKind = keyof typeof pageLabels;

type Unit = 'kB' | 'ms' | 's' | 'MB' | 'score' | 'shift' | 'count';

interface Measure {
  readonly label: string;
  readonly unit: Unit;
  /** Set if the README shows it too, for a guide or for the whole site. */
  readonly isMain?: true;
}

/** The parts of the benchmark with their measures, in the order shown. */
export const parts = {
  bytes: {
    label: 'Bytes of a visit, brotli',
    measures: {
      scriptBefore: { label: 'script, five seconds without input', unit: 'kB', isMain: true },
      styleBefore: { label: 'styles, five seconds without input', unit: 'kB', isMain: true },
      fontBefore: { label: 'fonts, five seconds without input', unit: 'kB' },
      htmlBefore: { label: 'HTML, five seconds without input', unit: 'kB' },
      imageBefore: { label: 'images, five seconds without input', unit: 'kB' },
      prefetchBefore: { label: 'prefetch, five seconds without input', unit: 'kB' },
      otherBefore: { label: 'other, five seconds without input', unit: 'kB' },
      totalBefore: { label: 'all, five seconds without input', unit: 'kB', isMain: true },
      scriptAfter: { label: 'script, with the app there', unit: 'kB', isMain: true },
      totalAfter: { label: 'all, with the app there', unit: 'kB', isMain: true },
    },
  },
  start: {
    label: 'Main thread at 4× CPU',
    measures: {
      blockedBefore: { label: 'blocking time before the first input', unit: 'ms', isMain: true },
      blockedStart: {
        label: 'blocking time from the first input until the app is there',
        unit: 'ms',
        isMain: true,
      },
      longestBefore: { label: 'longest task before the first input', unit: 'ms' },
      longestStart: {
        label: 'longest task from the first input until the app is there',
        unit: 'ms',
        isMain: true,
      },
    },
  },
  lighthouse: {
    label: 'Lighthouse, mobile',
    measures: {
      performance: { label: 'performance', unit: 'score', isMain: true },
      accessibility: { label: 'accessibility', unit: 'score' },
      bestPractices: { label: 'best practices', unit: 'score' },
      seo: { label: 'SEO', unit: 'score' },
      largestPaint: { label: 'largest contentful paint', unit: 'ms', isMain: true },
      blockingTime: { label: 'total blocking time', unit: 'ms', isMain: true },
      layoutShift: { label: 'cumulative layout shift', unit: 'shift', isMain: true },
    },
  },
  taps: {
    label: 'First tap at 4× CPU, a second after load',
    measures: {
      menuCold: { label: 'menu, nothing cached, Fast 4G', unit: 'ms', isMain: true },
      menuWarm: { label: 'menu, cached', unit: 'ms', isMain: true },
      tabCold: { label: 'tab of a code group, nothing cached, Fast 4G', unit: 'ms' },
      tabWarm: { label: 'tab of a code group, cached', unit: 'ms' },
      searchCold: { label: 'search, from tap to hits, nothing cached, Fast 4G', unit: 'ms' },
      searchWarm: { label: 'search, from tap to hits, cached', unit: 'ms' },
    },
  },
  navigation: {
    label: 'Navigation to another page',
    measures: {
      hovered: {
        label: 'from a click on a link pointed at for a second to the new heading',
        unit: 'ms',
        isMain: true,
      },
      unseen: { label: 'from a click on a link not pointed at before to the new heading', unit: 'ms' },
    },
  },
  build: {
    label: 'Build',
    measures: {
      pages: { label: 'pages', unit: 'count' },
      cold: { label: 'nothing cached', unit: 's', isMain: true },
      warm: { label: 'nothing changed', unit: 's' },
      edited: { label: 'one page edited', unit: 's', isMain: true },
      memory: { label: 'memory at its highest, nothing cached', unit: 'MB', isMain: true },
    },
  },
  writing: {
    label: 'What a writer waits for',
    measures: {
      startCold: { label: 'from the command to a page, in a fresh clone', unit: 's', isMain: true },
      startWarm: { label: 'from the command to a page, built before', unit: 's', isMain: true },
      visible: { label: 'from an edit to the page that shows it', unit: 'ms', isMain: true },
      checked: { label: 'check of one edited page', unit: 's', isMain: true },
      built: { label: 'build with one page edited', unit: 's' },
    },
  },
  growth: {
    label: 'The same pages, multiplied',
    measures: {
      pages: { label: 'pages', unit: 'count' },
      cold: { label: 'build, nothing cached', unit: 's', isMain: true },
      memory: { label: 'memory at its highest', unit: 'MB' },
      scriptBefore: { label: 'script of a guide, five seconds without input', unit: 'kB', isMain: true },
      totalBefore: { label: 'all of a guide, five seconds without input', unit: 'kB', isMain: true },
    },
  },
  growthFar: {
    label: 'This site, multiplied further',
    measures: {
      pages: { label: 'pages', unit: 'count' },
      cold: { label: 'build, nothing cached', unit: 's' },
      memory: { label: 'memory at its highest', unit: 'MB' },
      scriptBefore: { label: 'script of a guide, five seconds without input', unit: 'kB', isMain: true },
      totalBefore: { label: 'all of a guide, five seconds without input', unit: 'kB', isMain: true },
    },
  },
} as const satisfies Record<string, { label: string; measures: Record<string, Measure> }>;

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

/** A row as it is shown. */
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
  const measures: Record<string, Measure> = parts[name].measures;
  return measured.figures.flatMap(({ measure, page, values }) => {
    const details = measures[measure];
    if (!details)
      throw new Error(`The part ${name} has no measure ${measure}. Run "npm run bench -- ${name}" again.`);
    if (which === 'main' && (!details.isMain || (page !== undefined && page !== 'guide'))) return [];
    const sites = Object.keys(siteLabels) as SiteName[];
    return {
      label: page ? `${pageLabels[page]}: ${details.label}` : details.label,
      cells: sites.map((site) => cell(values[site], values.here, details.unit, site === 'here')),
    };
  });
}
