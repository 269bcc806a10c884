'use client';

import type { Client } from '@nacre/sdk-base';
import { useNacre } from './useNacre.ts';

/**
 * Returns the provider's client, for calls that have no hook.
 *
 * @remarks
 * Use it in event handlers and effects. To read while rendering, use the hooks, which cache results and cancel
 * requests.
 *
 * @returns the client, which stays the same for the provider's lifetime
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Check the backend's status
 * ```tsx
 * import { useClient } from '@nacre/sdk-react';
 * import { useState } from 'react';
 *
 * export function Status() {
 *   const client = useClient();
 *   const [status, setStatus] = useState('unknown');
 *   const check = async () => setStatus((await client.status()).status);
 *   return <button onClick={() => void check()}>Status: {status}</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.1.0
 */
export function useClient(): Client {
  return useNacre().client;
}
