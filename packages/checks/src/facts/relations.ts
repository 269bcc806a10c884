import type { Problem } from '../../../model/src/problem.ts';
import { flatten } from './flatten.ts';
import { formatQuantity, placeholders, parseQuantity } from './quantities.ts';
import { readSourceValue } from './readSourceValue.ts';

/** A part of a text that contradicts the part next to it, and its position. */
interface Contradiction {
  readonly index: number;
  readonly message: string;
}

/** Finds amounts in minor units with the same amount in words next to them, such as `"2450"` is 24.50 EUR. */
function amountsIn(file: string, text: string): Contradiction[] {
  const beside = [...text.matchAll(/"(?<minor>\d+)" is (?<major>\d+\.\d\d) [A-Z]{3}/g)];
  const ofExample =
    /summary: [^:\d]*(?<major>\d+\.\d\d) [A-Z]{3} spent value: (?:(?!summary:).)*? amount: '(?<minor>\d+)'/g;
  const summaries = file.endsWith('.yaml') ? [...text.matchAll(ofExample)] : [];
  return [...beside, ...summaries].flatMap(({ index, groups: { minor, major } = {} }) => {
    if (Math.round(Number(major) * 100) === Number(minor)) return [];
    const right = (Number(minor) / 100).toFixed(2);
    return [{ index, message: `${minor} in minor units is ${right}, not ${major}. Correct one of them` }];
  });
}

const ATTEMPT = new RegExp(
  String.raw`(?<=\| )(?<attempt>\d+) \| ${placeholders['{time}']} \| \d+ (?:h |min)`,
  'g',
);

/** Checks the rows of a table of attempts, which state the time since the previous attempt. */
function attemptsIn(text: string): Contradiction[] {
  if (!/Attempt \| After the one before/.test(text)) return [];
  const gaps = readSourceValue('.', {
    file: 'packages/sdk-base/src/sandbox/constants.ts',
    name: 'retryGaps',
  }) as number[];
  return [...text.matchAll(ATTEMPT)].flatMap(({ index, groups = {} }) => {
    const gap = gaps[Number(groups.attempt) - 2];
    if (gap === parseQuantity(groups)) return [];
    const source = 'retryGaps of packages/sdk-base/src/sandbox/constants.ts';
    const message =
      gap === undefined
        ? `${source} has no attempt ${groups.attempt}. Remove the row`
        : `attempt ${groups.attempt} comes after ${formatQuantity(gap, true)}, by ${source}. Correct the row`;
    return [{ index, message }];
  });
}

/** Finds diagrams of states whose label doesn't match their name. `jobStates` matches "States of a job". */
function labelsIn(file: string, text: string): Contradiction[] {
  if (!file.startsWith('src/data/pictures/')) return [];
  const labels = [...text.matchAll(/export const (\w+)States: [^=]+ = \{ label: '([^']+)'/g)];
  return labels.flatMap((match) => {
    const [all, name = '', label = ''] = match;
    if (label.includes(name)) return [];
    return [
      {
        index: match.index + all.length,
        message: `the label "${label}" of ${name}States doesn't contain "${name}". Correct the label`,
      },
    ];
  });
}

/** Reports texts whose parts contradict each other. */
export function checkRelations(file: string, source: string): Problem[] {
  const { text, lineAt } = flatten(source);
  return [...amountsIn(file, text), ...attemptsIn(text), ...labelsIn(file, text)].map(
    ({ index, message }) => ({
      file,
      line: lineAt(index),
      message,
    }),
  );
}
