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

/** Tokens are renewed this long before they expire, so that none expires on its way to the backend. */
const EARLY_MS = 30_000;

/**
 * The delays between reads of the storage after a refusal, in milliseconds. A browser may expose another tab's write
 * late, even to a tab that acquired the lock after that write.
 */
const PAUSES_MS = [20, 80, 200];

/** The errors that mean a final refusal of a refresh token. */
const REFUSALS: readonly SdkErrorType[] = [
  SdkErrorType.NotAuthenticated,
  SdkErrorType.InvalidArgument,
  SdkErrorType.Forbidden,
  SdkErrorType.NotFound,
  SdkErrorType.Conflict,
];

/**
 * Derives the idempotency key for the exchange of a refresh token. It depends on the token alone, so all tabs with the
 * same token get the same session. Outside a secure context, hashing is unavailable and the key is random.
 *
 * @internal
 */
export async function refreshKey(refreshToken: string): Promise<string> {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> | undefined };
  if (!crypto?.subtle) return newIdempotencyKey();
  const bytes = new TextEncoder().encode(`nacre.refresh.${refreshToken}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

type ActiveSession = { session: Session; claims: AccessTokenClaims; freshUntil: number; until: number };

/**
 * Manages a client's session.
 *
 * @internal
 */
export type SessionKeeper = {
  /** The session, or `null` if no user is signed in. */
  readonly current: Session | null;
  /** Whether a session exists or can be restored. */
  readonly signedIn: boolean;
  /** Starts a session received from the backend. */
  adopt(session: Session): Session;
  /** Updates the session's user. */
  setUser(user: User): void;
  /** Returns an access token that is expected to be accepted. */
  accessToken(): Promise<string>;
  /** Exchanges the refresh token once for all concurrent callers. */
  renew(refused?: string): Promise<Session>;
  /** Ends the session locally and returns the tokens needed to end it at the backend. */
  end(): Promise<{ accessToken: string | undefined; refreshToken: string } | null>;
  onChange(listener: (session: Session | null) => void): () => void;
};

/**
 * Creates the manager of a client's session.
 *
 * The session is kept in memory. The refresh token is written to the storage only if the application provides one: any
 * script that ever runs in the page can read the page's storage, and its contents outlive the attack, while a token in
 * memory disappears with the page. The access token is never written.
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
  let active: ActiveSession | null = null;
  let written = false;
  /** Counts sign-ins and sign-outs. A renewal that started before one of them drops its response. */
  let generation = 0;
  let renewing: Promise<Session> | undefined;
  /** The key of the last exchange. It's reused after a lost response, even if it's random. */
  let last: { refreshToken: string; key: Promise<string> } | undefined;
  /**
   * The smallest difference seen between the backend's clock and this page's, in milliseconds. It reveals the age of a
   * session that another tab received first.
   */
  let clockOffset = Infinity;

  const signedOut = (cause?: unknown) => new SdkError(SdkErrorType.NotAuthenticated, { cause });

  /**
   * Reads the stored token. Storage can be full or blocked by the browser; the session then lasts as long as the page.
   */
  function stored(): string | null {
    let value: unknown;
    try {
      value = storage?.getItem(storageKey) ?? null;
    } catch {
      return null;
    }
    // React Native's storages return promises.
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

  const notify = () => listeners.notify(active?.session ?? null);

  /**
   * Saves a session. `spent` contains the refresh tokens exchanged for it, and only those are overwritten in the
   * storage.
   */
  function keep(session: Session, before?: AccessTokenClaims, spent?: ReadonlySet<string>): void {
    const claims = decodeAccessToken(session.accessToken, before);
    if (claims.sub !== session.user.id) throw new SdkError(SdkErrorType.UnexpectedResponse);
    const lifetime = (claims.exp - claims.iat) * 1_000;
    const now = performance.now();
    const isOver = claims.exp * 1_000 + clockOffset <= now;
    // A sign-in resets the difference. So does a session that seems expired, since the clock was set back.
    if (!spent || isOver) clockOffset = Infinity;
    clockOffset = Math.min(clockOffset, now - claims.iat * 1_000);
    const until = Date.now() + claims.exp * 1_000 + clockOffset - now;
    active = { session, claims, until, freshUntil: until - Math.min(EARLY_MS, lifetime / 10) };
    const inStorage = spent ? stored() : null;
    if (inStorage === null || spent?.has(inStorage)) write(session.refreshToken);
    else written = true;
    notify();
  }

  /** Clears the session. Removes only the given tokens from the storage, or any token if none are given. */
  function drop(spent?: ReadonlySet<string>): void {
    generation++;
    renewing = undefined;
    const had = active !== null;
    active = null;
    const inStorage = spent ? stored() : null;
    if (inStorage === null || spent?.has(inStorage)) write(null);
    else written = false;
    if (had) notify();
  }

  /** Returns an untried refresh token. Prefers the stored one, because another tab may have renewed it. */
  function untriedToken(tried: ReadonlySet<string>): string | undefined {
    const inStorage = stored();
    // Another tab signed out, which ends this tab's session as well.
    if (written && inStorage === null) return undefined;
    return [inStorage, active?.session.refreshToken].find(
      (token): token is string => !!token && !tried.has(token),
    );
  }

  /** Reads the storage until it contains an untried token, or until another tab's write would be visible. */
  async function findToken(tried: ReadonlySet<string>): Promise<string | undefined> {
    let found = untriedToken(tried);
    for (const pause of tried.size > 0 && storage ? PAUSES_MS : []) {
      if (found !== undefined) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      found = untriedToken(tried);
    }
    return found;
  }

  /** Exchanges a refresh token, or returns the error if the backend refuses the token for good. */
  async function exchange(refreshToken: string): Promise<{ session: Session } | { refusal: unknown }> {
    if (last?.refreshToken !== refreshToken) last = { refreshToken, key: refreshKey(refreshToken) };
    try {
      return { session: await refresh(refreshToken, await last.key) };
    } catch (error) {
      if (!(error instanceof JwtError) && !REFUSALS.some((type) => isNacreError(error, type))) throw error;
      if (!isForeign(error)) return { refusal: error };
      // The response comes from a proxy, so the API hasn't refused anything.
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

  /** Continues with a renewed session. */
  function follow(session: Session, refreshToken: string, tried: ReadonlySet<string>): Session {
    const another =
      active && refreshToken !== active.session.refreshToken && session.user.id !== active.session.user.id;
    if (another) {
      // Another user signed in from another tab. This tab switches to that user, and cancels the first user's work.
      generation++;
      renewing = undefined;
      keep(session, undefined, tried);
      throw signedOut();
    }
    keep(session, active?.claims, tried);
    return session;
  }

  /** With a storage, tabs share a token, so they renew one after the other, each with the newest token. */
  async function renewInTurn(started: number): Promise<Session> {
    const locks = storage
      ? (globalThis as { navigator?: Navigator | undefined }).navigator?.locks
      : undefined;
    if (!locks) return exchangeToken(started);
    return (await locks.request(storageKey, () => exchangeToken(started))) as Session;
  }

  const keeper: SessionKeeper = {
    get current() {
      return active?.session ?? null;
    },
    get signedIn() {
      return active !== null || stored() !== null;
    },
    adopt(session) {
      generation++;
      renewing = undefined;
      keep(session);
      return session;
    },
    setUser(user) {
      if (active?.session.user.id !== user.id) return;
      active = { ...active, session: { ...active.session, user } };
      notify();
    },
    async accessToken() {
      if (active && Date.now() < active.freshUntil) return active.session.accessToken;
      const before = active;
      try {
        return (await keeper.renew()).accessToken;
      } catch (error) {
        // The backend can't be reached, but the token hasn't expired yet.
        if (before && active === before && Date.now() < before.until) return before.session.accessToken;
        throw error;
      }
    },
    renew(refused) {
      if (refused !== undefined && active && active.session.accessToken !== refused)
        return Promise.resolve(active.session);
      if (!renewing) {
        const started: Promise<Session> = renewInTurn(generation).finally(() => {
          if (renewing === started) renewing = undefined;
        });
        renewing = started;
      }
      return renewing;
    },
    async end() {
      // A running renewal has spent the refresh token, so the session to end is the renewed one.
      await renewing?.catch(() => undefined);
      // Another tab may have renewed the session.
      const refreshToken = stored() ?? active?.session.refreshToken ?? null;
      const accessToken = active && Date.now() < active.freshUntil ? active.session.accessToken : undefined;
      drop();
      return refreshToken === null ? null : { accessToken, refreshToken };
    },
    onChange: listeners.listen,
  };
  return keeper;
}

/**
 * Returns the access to tokens for API calls.
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
