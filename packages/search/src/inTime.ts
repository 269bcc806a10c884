/** Whoever waits for a piece of the index is told after so long that it has not come, in milliseconds. */
export const PIECE_LATE_AFTER = 10_000;

/** Waits for so long and no longer. What comes later has come all the same. */
export function inTime<T>(coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It is late')), PIECE_LATE_AFTER);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
