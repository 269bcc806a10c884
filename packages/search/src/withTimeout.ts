/** Milliseconds after which a piece of the index counts as late. */
export const PIECE_TIMEOUT = 10_000;

/** Rejects if a promise takes too long. A piece that arrives later is still used. */
export function withTimeout<T>(pending: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No response within ${PIECE_TIMEOUT / 1000} s`)),
      PIECE_TIMEOUT,
    );
    pending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
