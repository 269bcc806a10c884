import type { Client } from '@nacre/sdk-base';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/**
 * What the provider hands down.
 *
 * @internal
 */
export interface NacreContextValue {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** @internal */
export const NacreContext = createContext<NacreContextValue | null>(null);
