import { isNacreError } from '../errors/isNacreError.ts';
import { JwtError } from '../errors/JwtError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { type AccessTokens, newIdempotencyKey } from '../transport/createCall.ts';
import { createListeners } from '../transport/createListeners.ts';
import type { ClientStorage } from '../types/ClientStorage.ts';
import type { Session } from '../types/Session.ts';
import type { User } from '../types/User.ts';
import { type AccessTokenClaims, decodeAccessToken } from './accessToken.ts';

/** Renew this long before the end, so that a token does not end on its way to the backend. */
const EARLY_MS = 30_000;

/** What the backend says when it refuses a refresh token for good. */
const REFUSALS: readonly SdkErrorType[] = [
  SdkErrorType.NotAuthenticated,
  SdkErrorType.InvalidArgument,
  SdkErrorType.Forbidden,
  SdkErrorType.NotFound,
  SdkErrorType.Conflict,
];

type Kept = { session: Session; claims: AccessTokenClaims; freshUntil: number; until: number };

/**
 * Keeps the session of a client.
 *
 * @internal
 */
export type SessionKeeper = {
  /** The session, `null` where nobody is signed in. */
  readonly current: Session | null;
  /** Whether there is a session, or one to restore. */
  readonly signedIn: boolean;
  /** Starts a session that the backend gave. */
  adopt(session: Session): Session;
  /** Puts what is now known of the user into the session. */
  setUser(user: User): void;
  /** Gives an access token that should be accepted. */
  accessToken(): Promise<string>;
  /** Exchanges the refresh token, once for all who ask at the same time. */
  renew(refused?: string): Promise<Session>;
  /** Ends the session here. Gives what is needed to end it at the backend. */
  end(): Promise<{ accessToken: string | undefined; refreshToken: string } | null>;
  onChange(listener: (session: Session | null) => void): () => void;
};

/**
 * Makes the keeper of a client's session.
 *
 * The session is in memory. Only where the application gives a storage is the refresh token written to it:
 * whatever is in the page's storage can be read by every script that ever runs in the page, and outlives the
 * attack; a token in memory is gone with the page. The access token is never written.
 *
 * @internal
 */
export function createSessionKeeper(config: {
  refresh: (refreshToken: string, idempotencyKey: string) => Promise<Session>;
  storage: ClientStorage | null;
  storageKey: string;
}): SessionKeeper {
  const { refresh, storage, storageKey } = config;
  const listeners = createListeners<Session | null>();
  let kept: Kept | null = null;
  let written = false;
  /** Counts sign-ins and sign-outs, so that the answer of a renewal that began before one is dropped. */
  let generation = 0;
  let renewing: Promise<Session> | undefined;
  /** A refresh token is exchanged under one idempotency key, also after an answer was lost. */
  let exchange: { refreshToken: string; key: string } | undefined;

  const signedOut = (cause?: unknown) => new SdkError(SdkErrorType.NotAuthenticated, { cause });

  /** Storage can be full, or forbidden by the browser: the session then lives as long as the page. */
  function stored(): string | null {
    try {
      return storage?.getItem(storageKey) ?? null;
    } catch {
      return null;
    }
  }
  function write(refreshToken: string | null): void {
    if (!storage) return;
    try {
      if (refreshToken === null) storage.removeItem(storageKey);
      else storage.setItem(storageKey, refreshToken);
      written = refreshToken !== null;
    } catch {
      written = false;
    }
  }

  const notify = () => listeners.notify(kept?.session ?? null);

  function keep(session: Session, before?: AccessTokenClaims): void {
    const claims = decodeAccessToken(session.accessToken, before);
    if (claims.sub !== session.user.id) throw new SdkError(SdkErrorType.UnexpectedResponse);
    const lifetime = (claims.exp - claims.iat) * 1_000;
    const now = Date.now();
    kept = {
      session,
      claims,
      until: now + lifetime,
      freshUntil: now + lifetime - Math.min(EARLY_MS, lifetime / 10),
    };
    write(session.refreshToken);
    notify();
  }

  function drop(): void {
    generation++;
    renewing = undefined;
    const had = kept !== null;
    kept = null;
    write(null);
    if (had) notify();
  }

  async function exchangeToken(started: number): Promise<Session> {
    const inStorage = stored();
    // Another tab signed out: what it ended there is ended here.
    const refreshToken =
      written && inStorage === null ? undefined : (inStorage ?? kept?.session.refreshToken);
    if (refreshToken === undefined) {
      if (started === generation) drop();
      throw signedOut();
    }
    if (exchange?.refreshToken !== refreshToken) exchange = { refreshToken, key: newIdempotencyKey() };
    let session: Session;
    try {
      session = await refresh(refreshToken, exchange.key);
    } catch (error) {
      if (started !== generation) throw signedOut(error);
      if (!(error instanceof JwtError) && !REFUSALS.some((type) => isNacreError(error, type))) throw error;
      drop();
      throw new SdkError(SdkErrorType.NotAuthenticated, {
        cause: error,
        requestId: isNacreError(error) ? error.requestId : undefined,
      });
    }
    if (started !== generation) throw signedOut();
    const another =
      kept && refreshToken !== kept.session.refreshToken && session.user.id !== kept.session.user.id;
    if (another) {
      // Another tab signed another user in. This tab follows, but finishes nothing that the first one began.
      keeper.adopt(session);
      throw signedOut();
    }
    keep(session, kept?.claims);
    return session;
  }

  /** With a storage, other tabs hold the same token: they renew one after the other, each with the newest. */
  async function renewInTurn(started: number): Promise<Session> {
    const locks = storage ? (globalThis as { navigator?: Navigator }).navigator?.locks : undefined;
    if (!locks) return exchangeToken(started);
    return (await locks.request(storageKey, () => exchangeToken(started))) as Session;
  }

  const keeper: SessionKeeper = {
    get current() {
      return kept?.session ?? null;
    },
    get signedIn() {
      return kept !== null || stored() !== null;
    },
    adopt(session) {
      generation++;
      renewing = undefined;
      keep(session);
      return session;
    },
    setUser(user) {
      if (kept?.session.user.id !== user.id) return;
      kept = { ...kept, session: { ...kept.session, user } };
      notify();
    },
    async accessToken() {
      if (kept && Date.now() < kept.freshUntil) return kept.session.accessToken;
      const before = kept;
      try {
        return (await keeper.renew()).accessToken;
      } catch (error) {
        // The backend cannot be reached, but the token has not ended yet.
        if (before && kept === before && Date.now() < before.until) return before.session.accessToken;
        throw error;
      }
    },
    renew(refused) {
      if (refused !== undefined && kept && kept.session.accessToken !== refused)
        return Promise.resolve(kept.session);
      if (!renewing) {
        const started: Promise<Session> = renewInTurn(generation).finally(() => {
          if (renewing === started) renewing = undefined;
        });
        renewing = started;
      }
      return renewing;
    },
    async end() {
      // A renewal under way has spent the refresh token; what it brings is what there is to end.
      await renewing?.catch(() => undefined);
      const refreshToken = kept?.session.refreshToken ?? stored();
      const accessToken = kept && Date.now() < kept.freshUntil ? kept.session.accessToken : undefined;
      drop();
      return refreshToken === null ? null : { accessToken, refreshToken };
    },
    onChange: listeners.listen,
  };
  return keeper;
}

/**
 * Gives the calls their tokens.
 *
 * @internal
 */
export function tokensOf(keeper: SessionKeeper): AccessTokens {
  return {
    get signedIn() {
      return keeper.signedIn;
    },
    get: () => keeper.accessToken(),
    renew: async (refused) => (await keeper.renew(refused)).accessToken,
  };
}
