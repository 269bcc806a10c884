/**
 * The cases that grade an answer, by the mistake that each detects. A case returns true if the answer doesn't make the
 * mistake; false or an exception means that it does.
 */
export type Cases<Answer> = Record<string, (answer: Answer) => boolean | Promise<boolean>>;

/** Whether a call throws or rejects. */
export async function rejects(call: () => unknown): Promise<boolean> {
  try {
    await call();
    return false;
  } catch {
    return true;
  }
}
