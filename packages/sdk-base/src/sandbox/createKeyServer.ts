import type { KeyServer, OfEachKey } from '../keyFrame/KeyServer.ts';
import type { KeyShare } from '../keyFrame/KeyShares.ts';
import { asSdkError } from './asSdkError.ts';
import { conflict, found } from './refuse.ts';
import { readAccessToken } from './sessions.ts';
import { openAccounts } from './users.ts';
import type { World } from './World.ts';

const copyOf = ({ evm, stellar }: OfEachKey<KeyShare>) => ({ evm: evm.slice(), stellar: stellar.slice() });

/** Creates the backend's store for key frames. It contains session shares, and recovery shares as ciphertext. */
export function createKeyServer(world: () => World): KeyServer {
  /** Runs an action for the signed-in user, and rethrows refusals as errors of the SDK. */
  const forUser = <T>(accessToken: string, act: (userId: string) => T): Promise<T> =>
    // Always asynchronous, as over a network.
    Promise.resolve().then(() => {
      world().clock.catchUp();
      return asSdkError(() => act(readAccessToken(world(), accessToken).userId));
    });
  const keysOf = (userId: string) => found(world().state.frameKeys.get(userId));

  return {
    getHolder: (accessToken) =>
      forUser(accessToken, (userId) => {
        const { frameKeys, keyFrameSettings } = world().state;
        const keys = frameKeys.get(userId);
        return {
          userId,
          publicKeys: keys ? structuredClone(keys.publicKeys) : null,
          recoveryMethods: [...(keys?.recovery.keys() ?? [])],
          settings: { ...keyFrameSettings },
        };
      }),
    createKeys: (accessToken, publicKeys, sessionShares) =>
      forUser(accessToken, (userId) => {
        const { state } = world();
        // Also covers the keys of the in-memory signer, because a user's addresses are permanent.
        if (state.keys.has(userId)) throw conflict('The user has keys already.');
        state.frameKeys.set(userId, {
          publicKeys: structuredClone(publicKeys),
          sessionShares: copyOf(sessionShares),
          recovery: new Map(),
        });
        openAccounts(world(), userId, publicKeys);
      }),
    releaseSessionShare: (accessToken, kind) =>
      forUser(accessToken, (userId) => keysOf(userId).sessionShares[kind].slice()),
    getRecovery: (accessToken, method) =>
      forUser(accessToken, (userId) => structuredClone(found(keysOf(userId).recovery.get(method)))),
    putRecovery: (accessToken, sealed) =>
      forUser(accessToken, (userId) => {
        keysOf(userId).recovery.set(sealed.method, structuredClone(sealed));
      }),
  };
}
