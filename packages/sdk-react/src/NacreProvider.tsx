'use client';

import { Client, type ClientConfig } from '@nacre/sdk-base';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { followTransfers } from './followTransfers.ts';
import { clearSignedOutUsers } from './clearSignedOutUsers.ts';
import { NacreContext } from './NacreContext.ts';

/**
 * The props of {@link NacreProvider}: a client's settings, or a client that you created.
 *
 * @example Give the provider a publishable key
 * ```tsx
 * import { NacreProvider, type NacreProviderProps } from '@nacre/sdk-react';
 *
 * const props: NacreProviderProps = {
 *   publishableKey: 'pk_sandbox_local',
 *   children: <p>My app</p>,
 * };
 * export const app = <NacreProvider {...props} />;
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Components
 * @since 0.1.0
 */
export type NacreProviderProps = Partial<ClientConfig> & {
  /**
   * A client that you created. The provider then creates none, and doesn't destroy yours when it unmounts.
   *
   * @defaultValue a client with the settings in the other props
   */
  client?: Client | undefined;
  /**
   * The TanStack Query client that caches the results, such as your app's own. All of Nacre's keys begin with
   * `nacre`. The provider never touches your other keys.
   *
   * @defaultValue a client that the provider creates
   */
  queryClient?: QueryClient | undefined;
  /**
   * The language of {@link FormattedBalance} and {@link useFormattedBalance}: a BCP 47 tag, or several in order of
   * preference.
   *
   * @defaultValue `'en-US'`, on servers and in browsers
   * @since 0.2.0
   */
  locale?: string | readonly string[] | undefined;
  /**
   * The part of your app that uses Nacre.
   *
   * @defaultValue nothing
   */
  children?: ReactNode | undefined;
};

/**
 * Provides one client and one query cache to all components below it.
 *
 * @remarks
 * The provider creates the client once and ignores later changes to its settings. To change them, give the provider
 * another `key`. With a `storage` in the client's settings, the session of an earlier visit is restored after the
 * first render. Until then, the `status` of {@link useAuth} is `restoring`.
 *
 * When the user signs out, the user's data is removed from the cache. After each transfer, the account's data on that
 * network is refetched: at once, and again when the network has confirmed the transfer.
 *
 * @param props - a client or its settings, and the part of your app that uses Nacre
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
  locale = 'en-US',
  children,
  ...config
}: NacreProviderProps): ReactNode {
  const [made] = useState(() => given ?? new Client({ publishableKey: '', ...config }));
  const [madeCache] = useState(
    () => givenCache ?? new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } }),
  );
  const client = given ?? made;
  const queryClient = givenCache ?? madeCache;
  const [restored, setRestored] = useState<Client>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // React runs effects twice in development. The first clean-up must not destroy a client that is in use again.
    clearTimeout(leaving.current);
    return () => {
      if (!given) leaving.current = setTimeout(() => client.destroy());
    };
  }, [client, given]);

  useEffect(() => {
    let isGone = false;
    const settle = () => {
      if (!isGone) setRestored(client);
    };
    // Makes no request if there is no session to restore. After a failure, no user is signed in until a call succeeds.
    client.auth.restore().then(settle, settle);
    return () => {
      isGone = true;
    };
  }, [client]);

  // One user's data must not be briefly visible to the next user.
  useEffect(() => clearSignedOutUsers(client, queryClient), [client, queryClient]);
  useEffect(() => followTransfers(client, queryClient), [client, queryClient]);

  const isRestored = restored === client;
  const value = useMemo(
    () => ({ client, queryClient, locale, isRestored }),
    [client, queryClient, locale, isRestored],
  );
  return <NacreContext.Provider value={value}>{children}</NacreContext.Provider>;
}
