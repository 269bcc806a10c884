'use client';

import type { Client } from '@nacre/sdk-base';
import { useNacre } from './useNacre.ts';

/**
 * Gives the provider's client, for calls that no hook makes.
 *
 * @remarks
 * Call it in event handlers and effects. To read while rendering, use the hooks: they cache and cancel.
 *
 * @returns the client, the same for the life of the provider
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Ask whether the backend works
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
