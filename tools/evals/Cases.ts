/**
 * What an answer is put through: for each thing that can be wrong with it, a case that is true where it isn't. A case
 * that throws has found it, too.
 */
export type Cases<Answer> = Record<string, (answer: Answer) => boolean | Promise<boolean>>;

/** Whether a call ends in an error. */
export async function refuses(call: () => unknown): Promise<boolean> {
  try {
    await call();
    return false;
  } catch {
    return true;
  }
}
