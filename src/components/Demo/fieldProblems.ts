/** Error messages by the name of the value. */
export type FieldProblems = Readonly<Partial<Record<string, string>>>;

interface Details {
  readonly argument?: unknown;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

/**
 * Returns an SDK error's messages by value: for the argument that it names, or for the parts of a request that the API
 * rejected, by name without the slash.
 */
export function fieldProblems(error: unknown): FieldProblems {
  if (!(error instanceof Error) || !('details' in error)) return {};
  const { argument, errors = [] } = (error.details ?? {}) as Details;
  return {
    ...(typeof argument === 'string' ? { [argument]: error.message } : {}),
    ...Object.fromEntries(errors.map(({ pointer, detail }) => [pointer.replace(/^\//, ''), detail])),
  };
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
