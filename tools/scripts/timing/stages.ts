/** A stage of a build, and its duration in seconds. */
export interface Stage {
  /** The names of the stage's parents and its own: `['postBuild()', 'search index']`. */
  path: string[];
  seconds: number;
}

/**
 * Matches Docusaurus's own measurements, which name the site's only language: `[PERF] Build > en > SSG - 4.90 seconds!
 * - (…)`.
 */
const MEASURED = /^\[PERF\](?:\[KO\])? Build > \w+ > (.+) - ([\d.]+) (ms|seconds!) - \(/;
/** Stages whose parts are listed. */
const IN_PARTS = new Set(['Load site', 'postBuild()']);
/** Shorter stages, in seconds, are left out. */
const MIN_SECONDS = 0.1;

// oxlint-disable-next-line no-control-regex -- terminal colors are control characters
const plain = (line: string) => line.replace(/\u001b\[\d+m/g, '');

export const isMeasurement = (line: string): boolean => plain(line).startsWith('[PERF]');

/** Parses the stage in a line, if it's an outermost stage or a part of one in `IN_PARTS`. */
export function stageOf(line: string): Stage | undefined {
  const [, names = '', number = '', unit] = MEASURED.exec(plain(line)) ?? [];
  const path = names.split(' > ');
  const isListed = path.length === 1 || (path.length === 2 && IN_PARTS.has(path[0] ?? ''));
  const seconds = Number(number) / (unit === 'ms' ? 1000 : 1);
  return names !== '' && isListed && seconds >= MIN_SECONDS ? { path, seconds } : undefined;
}

/** Formats stages as a table, with each part below its parent. Docusaurus prints parts before their parents. */
export function tableOf(stages: readonly Stage[]): string[] {
  const outermost = stages.filter(({ path }) => path.length === 1);
  return outermost.flatMap((stage) => [
    row(stage, 0),
    ...stages.filter(({ path }) => path.length > 1 && path[0] === stage.path[0]).map((part) => row(part, 1)),
  ]);
}

const row = ({ path, seconds }: Stage, depth: number): string =>
  `${seconds.toFixed(1).padStart(7)} s  ${'  '.repeat(depth)}${path.at(-1)}`;
