/** Which value an error is about, and what it says of it. */
export type Faults = Readonly<Partial<Record<string, string>>>;

interface Details {
  readonly argument?: unknown;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

/**
 * What an error of the SDK says of single values: the argument that it names, or the parts of a request that the API
 * did not accept, by their names without the slash.
 */
export function faultsIn(error: unknown): Faults {
  if (!(error instanceof Error) || !('details' in error)) return {};
  const { argument, errors = [] } = (error.details ?? {}) as Details;
  return {
    ...(typeof argument === 'string' ? { [argument]: error.message } : {}),
    ...Object.fromEntries(errors.map(({ pointer, detail }) => [pointer.replace(/^\//, ''), detail])),
  };
}

/** The code of one of the SDK's errors. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
