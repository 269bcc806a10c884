/** Does the work for one page or file, and begins the message of an error with its name. */
export async function withErrorContext<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
