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
  /** The language in which amounts are written. */
  readonly locale: string | readonly string[];
  /** Whether it's known whether a session of an earlier visit goes on. */
  readonly isRestored: boolean;
}

/** @internal */
export const NacreContext = createContext<NacreContextValue | null>(null);
