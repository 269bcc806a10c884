'use client';

import { Client, isNacreError, type ClientConfig } from '@nacre/sdk-base';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { NacreContext } from './NacreContext.ts';

/**
 * Describes the properties of {@link NacreProvider}: the configuration of a client, or a client that you made.
 *
 * @example Give the provider a publishable key
 * ```tsx
 * import { NacreProvider, type NacreProviderProps } from '@nacre/sdk-react';
 *
 * const props: NacreProviderProps = { publishableKey: 'pk_sandbox_local', children: <p>My app</p> };
 * export const app = <NacreProvider {...props} />;
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Components
 * @since 0.1.0
 */
export type NacreProviderProps = Partial<ClientConfig> & {
  /**
   * A client that you made. The provider then makes none, and leaves this one alone when it goes.
   *
   * @defaultValue a client with the configuration in the other properties
   */
  client?: Client;
  /**
   * The TanStack Query client that holds the answers.
   *
   * @defaultValue one of the provider's own, so that keys cannot meet those of your app
   */
  queryClient?: QueryClient;
  /**
   * The part of your app that uses Nacre.
   *
   * @defaultValue nothing
   */
  children?: ReactNode;
};

/**
 * Gives the components below it one client and one cache of answers.
 *
 * @remarks
 * The client is made once: later changes of the configuration are ignored. To change it, give the provider another
 * `key`. With a `storage` in the configuration, a session of an earlier visit is restored after the first render.
 *
 * @param props - the configuration, or a client; and the part of your app that uses Nacre
 * @returns the children, with the client in their context
 * @throws {@link SdkError} of type `InvalidArgument` when the publishable key is missing or is a secret key
 *
 * @example Work on the local sandbox
 * ```tsx
 * import { Client, NacreProvider, useAuth } from '@nacre/sdk-react';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const { api, signer } = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api, signer });
 *
 * function Greeting() {
 *   const { user } = useAuth();
 *   return <p>{user ? 'Signed in' : 'Signed out'}</p>;
 * }
 *
 * export function App() {
 *   return (
 *     <NacreProvider client={client}>
 *       <Greeting />
 *     </NacreProvider>
 *   );
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Components
 * @since 0.1.0
 */
export function NacreProvider({
  client: given,
  queryClient: givenCache,
  children,
  ...config
}: NacreProviderProps): ReactNode {
  const [made] = useState(() => given ?? new Client({ publishableKey: '', ...config }));
  const [madeCache] = useState(
    () =>
      givenCache ??
      new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 5_000 } } }),
  );
  const client = given ?? made;
  const queryClient = givenCache ?? madeCache;
  const hasStorage = Boolean(config.storage);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // React runs effects twice in development: what the first clean-up wanted to end is in use again.
    clearTimeout(leaving.current);
    if (hasStorage && !given) void client.auth.restore().catch(() => undefined);
    return () => {
      if (!given) leaving.current = setTimeout(() => client.destroy());
    };
  }, [client, given, hasStorage]);

  // What one user has seen must not flash up for the next.
  useEffect(() => {
    let userId = client.auth.session?.user.id;
    return client.auth.onSessionChange((session) => {
      if (userId !== undefined && session?.user.id !== userId) queryClient.clear();
      userId = session?.user.id;
    });
  }, [client, queryClient]);

  const value = useMemo(() => ({ client, queryClient }), [client, queryClient]);
  return <NacreContext.Provider value={value}>{children}</NacreContext.Provider>;
}

/** Calls are retried by the client already; the cache tries once more, and only what may pass by itself. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && isNacreError(error) && error.retryable;
}
