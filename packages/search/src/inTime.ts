/** Milliseconds after which a piece of the index counts as late. */
export const PIECE_LATE_AFTER = 10_000;

/** Rejects if a promise takes too long. A piece that arrives later is still used. */
export function inTime<T>(coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It is late')), PIECE_LATE_AFTER);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
