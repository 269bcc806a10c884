import fs from 'node:fs';
import type { Problem } from '../../../model/src/problem.ts';

const BULLET = /^\s*- `([\w.-]+)`:/;
const ENUM = /^(\s*)enum: \[(.*)\]$/;

/**
 * Reports values that the bullets of a description explain and the enumeration right below it lacks, and values of the
 * enumeration that the bullets leave out.
 */
export function checkEnumValues(file: string): Problem[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [match, indent = '', values = ''] = ENUM.exec(line) ?? [];
    if (match === undefined) return [];
    const known = values.split(',').map((value) => value.trim().replaceAll(/['"]/g, ''));
    const bullets = bulletsAbove(lines, index, indent);
    const explained = bullets.map(({ value }) => value);
    const unknown = bullets.filter(({ value }) => !known.includes(value));
    const silent = explained.length > 0 ? known.filter((value) => !explained.includes(value)) : [];
    return [
      ...unknown.map(({ value, lineNumber }) => ({
        file,
        line: lineNumber,
        message: `the description explains \`${value}\`, and the enumeration has ${known.join(', ')}. Correct one of them`,
      })),
      ...silent.map((value) => ({
        file,
        line: index + 1,
        message: `the enumeration has \`${value}\`, and the description explains ${explained.join(', ')}. Correct one of them`,
      })),
    ];
  });
}

/** Returns the bullets of the description above a key, in the same schema. */
function bulletsAbove(
  lines: readonly string[],
  end: number,
  indent: string,
): { value: string; lineNumber: number }[] {
  const bullets: { value: string; lineNumber: number }[] = [];
  for (let index = end - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (line.startsWith(`${indent}description:`)) return bullets;
    const value = BULLET.exec(line)?.[1];
    if (value !== undefined) bullets.push({ value, lineNumber: index + 1 });
    else if (line.trim() !== '' && !line.startsWith(`${indent} `) && !line.startsWith(`${indent}type:`))
      return [];
  }
  return [];
}
