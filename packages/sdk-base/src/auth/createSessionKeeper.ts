import { invalidArgument } from '../checkTypes.ts';
import { toBase64Url } from '../base64.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { JwtError } from '../errors/JwtError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { newIdempotencyKey } from '../transport/callSettings.ts';
import type { AccessTokens } from '../transport/createCall.ts';
import { isForeign } from '../transport/problem.ts';
import { createListeners } from '../transport/createListeners.ts';
import type { ClientStorage } from '../types/ClientStorage.ts';
import type { Session } from '../types/Session.ts';
import type { User } from '../types/User.ts';
import { type AccessTokenClaims, decodeAccessToken } from './accessToken.ts';

/** Renew this long before the end, so that a token does not end on its way to the backend. */
const EARLY_MS = 30_000;

/**
 * The pauses between reads of the storage after a refusal, in milliseconds. A browser may show another tab's write
 * late, also to a tab that was granted the lock after that write.
 */
const PAUSES_MS = [20, 80, 200];

/** What the backend says when it refuses a refresh token for good. */
const REFUSALS: readonly SdkErrorType[] = [
  SdkErrorType.NotAuthenticated,
  SdkErrorType.InvalidArgument,
  SdkErrorType.Forbidden,
  SdkErrorType.NotFound,
  SdkErrorType.Conflict,
];

/**
 * Makes the idempotency key under which a refresh token is exchanged. It comes from the token alone, so all tabs that
 * hold the token get one and the same session for it. Outside a secure context there is no hash, and the key is random.
 *
 * @internal
 */
export async function refreshKey(refreshToken: string): Promise<string> {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> | undefined };
  if (!crypto?.subtle) return newIdempotencyKey();
  const bytes = new TextEncoder().encode(`nacre.refresh.${refreshToken}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

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
  /** The key of the last exchange. It is used again after an answer was lost, also where it is random. */
  let last: { refreshToken: string; key: Promise<string> } | undefined;
  /**
   * The smallest distance so far between the backend's clock and this page's, in milliseconds. A session that another
   * tab got first is older than its arrival here, and this tells by how much.
   */
  let distance = Infinity;

  const signedOut = (cause?: unknown) => new SdkError(SdkErrorType.NotAuthenticated, { cause });

  /** Storage can be full, or forbidden by the browser: the session then lives as long as the page. */
  function stored(): string | null {
    let value: unknown;
    try {
      value = storage?.getItem(storageKey) ?? null;
    } catch {
      return null;
    }
    // The storages of React Native give promises.
    if (value !== null && typeof value !== 'string')
      throw invalidArgument('storage', 'must return texts at once, and not promises');
    return value;
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

  /** Keeps a session. `spent` are the refresh tokens that were given away for it; no other one is written over. */
  function keep(session: Session, before?: AccessTokenClaims, spent?: ReadonlySet<string>): void {
    const claims = decodeAccessToken(session.accessToken, before);
    if (claims.sub !== session.user.id) throw new SdkError(SdkErrorType.UnexpectedResponse);
    const lifetime = (claims.exp - claims.iat) * 1_000;
    const now = performance.now();
    const isOver = claims.exp * 1_000 + distance <= now;
    // A sign-in is new, and a session that looks over is one of a clock that was set back.
    if (!spent || isOver) distance = Infinity;
    distance = Math.min(distance, now - claims.iat * 1_000);
    const until = Date.now() + claims.exp * 1_000 + distance - now;
    kept = { session, claims, until, freshUntil: until - Math.min(EARLY_MS, lifetime / 10) };
    const inStorage = spent ? stored() : null;
    if (inStorage === null || spent?.has(inStorage)) write(session.refreshToken);
    else written = true;
    notify();
  }

  /** Forgets the session. Of the storage, it removes only the given tokens, and without them whatever is there. */
  function drop(spent?: ReadonlySet<string>): void {
    generation++;
    renewing = undefined;
    const had = kept !== null;
    kept = null;
    const inStorage = spent ? stored() : null;
    if (inStorage === null || spent?.has(inStorage)) write(null);
    else written = false;
    if (had) notify();
  }

  /** Gives a refresh token that was not tried yet: the stored one first, since another tab may have renewed it. */
  function tokenBeside(tried: ReadonlySet<string>): string | undefined {
    const inStorage = stored();
    // Another tab signed out: what it ended there is ended here.
    if (written && inStorage === null) return undefined;
    return [inStorage, kept?.session.refreshToken].find(
      (token): token is string => !!token && !tried.has(token),
    );
  }

  /** Reads the storage until it has a token that was not tried, or until another tab's write would be seen. */
  async function findToken(tried: ReadonlySet<string>): Promise<string | undefined> {
    let found = tokenBeside(tried);
    for (const pause of tried.size > 0 && storage ? PAUSES_MS : []) {
      if (found !== undefined) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      found = tokenBeside(tried);
    }
    return found;
  }

  /** Exchanges a refresh token; gives the refusal where the backend refuses the token for good. */
  async function exchange(refreshToken: string): Promise<{ session: Session } | { refusal: unknown }> {
    if (last?.refreshToken !== refreshToken) last = { refreshToken, key: refreshKey(refreshToken) };
    try {
      return { session: await refresh(refreshToken, await last.key) };
    } catch (error) {
      if (!(error instanceof JwtError) && !REFUSALS.some((type) => isNacreError(error, type))) throw error;
      if (!isForeign(error)) return { refusal: error };
      // A proxy answered in the API's place, and the API has refused nothing.
      const { details, requestId } = error as SdkError;
      throw new SdkError(SdkErrorType.ApiUnavailable, { cause: error, details, requestId });
    }
  }

  async function exchangeToken(started: number): Promise<Session> {
    const tried = new Set<string>();
    let refusal: unknown;
    for (;;) {
      const refreshToken = await findToken(tried);
      if (started !== generation) throw signedOut(refusal);
      if (refreshToken === undefined) break;
      tried.add(refreshToken);
      const answer = await exchange(refreshToken);
      if (started !== generation) throw signedOut('refusal' in answer ? answer.refusal : undefined);
      if ('session' in answer) return follow(answer.session, refreshToken, tried);
      refusal = answer.refusal;
    }
    drop(tried);
    throw new SdkError(SdkErrorType.NotAuthenticated, {
      cause: refusal,
      requestId: isNacreError(refusal) ? refusal.requestId : undefined,
    });
  }

  /** Goes on with a renewed session. */
  function follow(session: Session, refreshToken: string, tried: ReadonlySet<string>): Session {
    const another =
      kept && refreshToken !== kept.session.refreshToken && session.user.id !== kept.session.user.id;
    if (another) {
      // Another tab signed another user in. This tab follows, but finishes nothing that the first one began.
      generation++;
      renewing = undefined;
      keep(session, undefined, tried);
      throw signedOut();
    }
    keep(session, kept?.claims, tried);
    return session;
  }

  /** With a storage, other tabs hold the same token: they renew one after the other, each with the newest. */
  async function renewInTurn(started: number): Promise<Session> {
    const locks = storage
      ? (globalThis as { navigator?: Navigator | undefined }).navigator?.locks
      : undefined;
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
      // Another tab may have renewed the session.
      const refreshToken = stored() ?? kept?.session.refreshToken ?? null;
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
