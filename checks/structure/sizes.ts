import type { Found } from './Source.ts';

/** What is served as it is. Fonts and archives are made by the build. */
const LARGEST = 500_000;

/** A file that is too large to be sent to readers. */
export function checkSize(file: string, bytes: number): Found[] {
  if (!file.startsWith('static/') || bytes <= LARGEST) return [];
  const [size, most] = [bytes, LARGEST].map((count) => Math.round(count / 1000));
  return [{ line: 1, message: `the file has ${size} KB, and may have ${most} KB. Make it smaller` }];
}
