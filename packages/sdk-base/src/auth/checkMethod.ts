import { invalidArgument } from '../checkTypes.ts';

/**
 * Refuses a method of proof that there isn't, before anything is sent: JavaScript that is not checked by TypeScript
 * can name any.
 *
 * @throws {@link SdkError} of type `InvalidArgument`, which names the methods that there are
 * @internal
 */
export function checkMethod(args: unknown, ...methods: readonly string[]): void {
  const { method } = (args ?? {}) as { method?: unknown };
  if (typeof method === 'string' && methods.includes(method)) return;
  throw invalidArgument('method', `must be one of: ${methods.join(', ')}`);
}
