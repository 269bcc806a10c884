/** The numbers up to ten, which texts write out. */
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The units of time in milliseconds, from the longest. */
export const units = {
  day: 24 * 60 * 60_000,
  hour: 60 * 60_000,
  minute: 60_000,
  second: 1_000,
  millisecond: 1,
} as const;

/** Formats a number for a sentence: "five", "12" and "600,000". */
export const inWords = (count: number): string => WORDS[count] ?? count.toLocaleString('en-US');

/** Formats milliseconds in the longest unit with at least two whole ones: "ten minutes", "24 hours", "10 seconds". */
export function duration(milliseconds: number): string {
  const [unit = 'millisecond', length = 1] =
    Object.entries(units).find(([, each]) => milliseconds >= 2 * each && milliseconds % each === 0) ?? [];
  const count = milliseconds / length;
  // Seconds are measured, so they're in digits.
  return `${unit.endsWith('second') ? count.toLocaleString('en-US') : inWords(count)} ${unit}s`;
}
