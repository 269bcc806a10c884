/** Whether this is the long run, `npm run test:all`. A test that imports it looks at a sample in `npm test`. */
export const isLong = process.env.TEST_ALL === '1';

/** Returns the whole list in the long run, and otherwise a fixed sample: the first of every `step` items. */
export const sampleOf = <T>(list: readonly T[], step: number): T[] =>
  list.filter((_, index) => isLong || index % step === 0);
