import type { Session } from '@nacre/sdk-base';
import { useCallback, useSyncExternalStore } from 'react';
import { useNacre } from './useNacre.ts';

const onServer = () => null;

/** Returns the current session and subscribes to its changes. On the server, no user is signed in. */
export function useSession(): Session | null {
  const { auth } = useNacre().client;
  const subscribe = useCallback((listener: () => void) => auth.onSessionChange(listener), [auth]);
  return useSyncExternalStore(subscribe, () => auth.session, onServer);
}
