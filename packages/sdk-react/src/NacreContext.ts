import type { Client } from '@nacre/sdk-base';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/**
 * The context value of the provider.
 *
 * @internal
 */
export interface NacreContextValue {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** The language for formatting amounts. */
  readonly locale: string | readonly string[];
  /** Whether the restoration of an earlier session has settled. */
  readonly isRestored: boolean;
}

/** @internal */
export const NacreContext = createContext<NacreContextValue | null>(null);
