import type { Problem } from '../../../model/src/problem.ts';
import { flatten } from './flatten.ts';

const BESIDE = /"(?<minor>\d+)" is (?<major>\d+\.\d\d) [A-Z]{3}/g;
const IN_EXAMPLE =
  /summary: [^:\d]*(?<major>\d+\.\d\d) [A-Z]{3} spent value: (?:(?!summary:).)*? amount: '(?<minor>\d+)'/g;

/** Reports amounts in minor units that differ from the amount in words next to them, such as `"2450"` is 24.50 EUR. */
export function checkAmounts(file: string, source: string): Problem[] {
  const { text, lineAt } = flatten(source);
  const examples = file.endsWith('.yaml') ? [...text.matchAll(IN_EXAMPLE)] : [];
  return [...text.matchAll(BESIDE), ...examples].flatMap(({ index, groups: { minor, major } = {} }) => {
    if (Math.round(Number(major) * 100) === Number(minor)) return [];
    const right = (Number(minor) / 100).toFixed(2);
    const message = `${minor} in minor units is ${right}, not ${major}. Correct one of them`;
    return [{ file, line: lineAt(index), message }];
  });
}
