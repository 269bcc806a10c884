import fs from 'node:fs';
import os from 'node:os';
import {
  type BenchmarkRow,
  type Measurements,
  type PartName,
  parts,
  rowsOf,
  siteLabels,
} from '../../../src/data/measurements.ts';

const FILE = 'tools/bench/results.json';
const README = 'README.md';
const MARKS = ['<!-- bench: written by `npm run bench` -->', '<!-- end of bench -->'] as const;

const machine = () => {
  const [cpu] = os.cpus();
  return `${os.cpus().length} cores, ${cpu?.model.trim() || os.arch()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
};

const readResults = (): Measurements =>
  fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as Measurements) : {};

/** Returns the README's table of the most important figures. */
function readmeTable(results: Measurements): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = (Object.keys(parts) as PartName[]).flatMap((name) => {
    const measured = results[name];
    if (!measured) return [];
    return rowsOf(name, measured, 'main').map(({ label, cells }) => [
      `${parts[name].label}: ${label}`,
      ...cells,
    ]);
  });
  const heads = ['', ...Object.values(siteLabels)];
  return [heads, heads.map((_, index) => (index === 0 ? '---' : '--:')), ...rows].map(line).join('\n');
}

function writeReadme(results: Measurements): void {
  const text = fs.readFileSync(README, 'utf8');
  const [start, end] = MARKS.map((mark) => text.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < start) {
    throw new Error(`${README} must contain "${MARKS[0]}" and, below it, "${MARKS[1]}"`);
  }
  fs.writeFileSync(
    README,
    `${text.slice(0, start + MARKS[0].length)}\n\n${readmeTable(results)}\n\n${text.slice(end)}`,
  );
}

/** Saves the figures of a part, along with the earlier ones of the others. */
export function saveFigures(name: PartName, figures: BenchmarkRow[], runs: number, options: string): void {
  const results = readResults();
  results[name] = {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    command: `npm run bench -- ${name}${options}`,
    runs,
    figures,
  };
  const sorted = Object.fromEntries(
    Object.keys(parts).flatMap((part) =>
      results[part as PartName] ? [[part, results[part as PartName]]] : [],
    ),
  ) as Measurements;
  fs.writeFileSync(FILE, `${JSON.stringify(sorted, undefined, 2)}\n`);
  writeReadme(sorted);
}
