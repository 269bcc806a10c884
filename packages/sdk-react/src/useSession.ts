import type { Session } from '@nacre/sdk-base';
import { useCallback, useSyncExternalStore } from 'react';
import { useNacre } from './useNacre.ts';

const onServer = () => null;

/** The session, followed as it changes. A server renders nobody signed in. */
export function useSession(): Session | null {
  const { auth } = useNacre().client;
  const subscribe = useCallback((listener: () => void) => auth.onSessionChange(listener), [auth]);
  return useSyncExternalStore(subscribe, () => auth.session, onServer);
}
