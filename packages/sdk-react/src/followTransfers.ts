import type { Client } from '@nacre/sdk-base';
import type { QueryClient } from '@tanstack/react-query';
import { nacreQueryKey } from './nacreQueryKey.ts';

/** Slower transfers only become visible with the next read. */
const FOLLOW_MS = 10 * 60_000;

/**
 * Invalidates the cached data of an account after each transfer of the client. It does so immediately, since pending
 * amounts can't be spent again, and after the network's confirmation.
 *
 * @returns a function that stops it
 */
export function followTransfers(client: Client, queryClient: QueryClient): () => void {
  const controller = new AbortController();
  const stop = client.accounts.onTransfer(({ id, network }) => {
    // The key of the current user. A user who signs in later has other keys.
    const queryKey = [...nacreQueryKey(client), network];
    const readAgain = () => void queryClient.invalidateQueries({ queryKey });
    readAgain();
    client.accounts
      .reader(network)
      .waitForTransfer(id, { signal: controller.signal, timeoutMs: FOLLOW_MS })
      // Errors are ignored, and the displayed data stays as it is.
      .then(readAgain, () => undefined);
  });
  return () => {
    stop();
    controller.abort();
  };
}
