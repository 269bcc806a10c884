import type { FilesToCheck } from './FilesToCheck.ts';

const count = (quantity: number, noun: string) => `${quantity} ${quantity === 1 ? noun : `${noun}s`}`;

/** Returns one line with the checked files and the result: `check: 2 files and 3 dependent texts, 0 problems, 4.2 s`. */
export function summaryOf(
  { texts, dependents, changed, removed }: FilesToCheck,
  problems: number,
  seconds: number,
): string {
  const files = new Set([...texts, ...changed, ...removed]).size;
  const dependent = dependents.size > 0 ? ` and ${count(dependents.size, 'dependent text')}` : '';
  return `check: ${count(files, 'file')}${dependent}, ${count(problems, 'problem')}, ${seconds.toFixed(1)} s`;
}

const MOST_FILES = 10;

/** Returns notes on the result: why dependent texts were checked, and what this command doesn't cover. */
export function notesOf({ dependents, changed }: FilesToCheck): string[] {
  const whys = [...new Set(dependents.values())];
  const any = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  return [
    ...whys.map((why) => {
      const files = [...dependents.keys()].filter((file) => dependents.get(file) === why);
      return `${why} is used by ${files.length > MOST_FILES ? `${files.length} files` : files.join(', ')}`;
    }),
    ...(any(/^(?:packages\/(?:checks|model|history)|\.config)\//)
      ? ['the checks themselves were changed: npm run check -- --all runs them on every page']
      : []),
    ...(any(/^(?:packages\/sdk-\w+\/src|openapi)\//)
      ? ['the references are those of the last npm run gen: run it again before you check links into them']
      : []),
  ];
}
