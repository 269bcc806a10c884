import { invalidArgument } from '../checkTypes.ts';

/**
 * Throws before any request if the method of proof doesn't exist. JavaScript without type checks can pass any value.
 *
 * @throws {@link SdkError} of type `InvalidArgument`, whose message lists the valid methods
 * @internal
 */
export function checkMethod(args: unknown, ...methods: readonly string[]): void {
  const { method } = (args ?? {}) as { method?: unknown };
  if (typeof method === 'string' && methods.includes(method)) return;
  throw invalidArgument('method', `must be one of: ${methods.join(', ')}`);
}
