import type { Client } from '@nacre/sdk-base';
import type { QueryClient } from '@tanstack/react-query';
import { nacreQueryKey } from './nacreQueryKey.ts';

/** A transfer that takes longer is found by whatever reads next. */
const FOLLOW_MS = 10 * 60_000;

/**
 * Has the cache read again what an account holds, after each transfer that the client makes: at once, since what is on
 * its way cannot be spent again, and when the network has confirmed it.
 *
 * @returns a function that ends it
 */
export function followTransfers(client: Client, queryClient: QueryClient): () => void {
  const controller = new AbortController();
  const stop = client.accounts.onTransfer(({ id, network }) => {
    // The user's of now: who signs in meanwhile has other keys.
    const queryKey = [...nacreQueryKey(client), network];
    const readAgain = () => void queryClient.invalidateQueries({ queryKey });
    readAgain();
    client.accounts
      .reader(network)
      .waitForTransfer(id, { signal: controller.signal, timeoutMs: FOLLOW_MS })
      // Nobody waits for it: what is on the screen stays as it is.
      .then(readAgain, () => undefined);
  });
  return () => {
    stop();
    controller.abort();
  };
}
