/** A part of a build and the seconds that it took. */
export interface Stage {
  /** Names from the outermost to its own: `['postBuild()', 'search index']`. */
  path: string[];
  seconds: number;
}

/** Docusaurus's own measurement, with the language of the site, which has one: `[PERF] Build > en > SSG - 4.90 seconds! - (…)`. */
const MEASURED = /^\[PERF\](?:\[KO\])? Build > \w+ > (.+) - ([\d.]+) (ms|seconds!) - \(/;
/** Stages that are told in parts. */
const IN_PARTS = new Set(['Load site', 'postBuild()']);
/** What takes less says nothing. */
const LEAST = 0.1;

// oxlint-disable-next-line no-control-regex -- terminal colors are control characters
const plain = (line: string) => line.replace(/\u001b\[\d+m/g, '');

export const isMeasurement = (line: string): boolean => plain(line).startsWith('[PERF]');

/** The stage that a line tells of: the outermost ones, and the parts of some. */
export function stageOf(line: string): Stage | undefined {
  const [, names = '', number = '', unit] = MEASURED.exec(plain(line)) ?? [];
  const path = names.split(' > ');
  const isTold = path.length === 1 || (path.length === 2 && IN_PARTS.has(path[0] ?? ''));
  const seconds = Number(number) / (unit === 'ms' ? 1000 : 1);
  return names !== '' && isTold && seconds >= LEAST ? { path, seconds } : undefined;
}

/** Stages as a table, each part below its whole; Docusaurus tells of a part before its whole. */
export function tableOf(stages: readonly Stage[]): string[] {
  const wholes = stages.filter(({ path }) => path.length === 1);
  return wholes.flatMap((whole) => [
    row(whole, 0),
    ...stages.filter(({ path }) => path.length > 1 && path[0] === whole.path[0]).map((part) => row(part, 1)),
  ]);
}

const row = ({ path, seconds }: Stage, depth: number): string =>
  `${seconds.toFixed(1).padStart(7)} s  ${'  '.repeat(depth)}${path.at(-1)}`;
