import { JwtError } from '../errors/JwtError.ts';
import { JwtErrorType } from '../errors/JwtErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { webCrypto } from '../passports/webCrypto.ts';
import { fetchOnce } from '../transport/fetchOnce.ts';
import type { KeySet, VerifyAccessTokenOptions } from './VerifyAccessTokenOptions.ts';

/** How long cached keys are used before they're fetched again, in milliseconds. */
export const FRESH_MS = 10 * 60_000;
/**
 * The minimum time between fetches after a failure or for an unknown key, in milliseconds. Anyone can write a key id
 * into a token.
 */
export const PAUSE_MS = 30_000;
const FETCH_TIMEOUT_MS = 5_000;

type Jwk = { kid: string; kty: 'EC'; crv: 'P-256'; x: string; y: string };
type Keys = ReadonlyMap<string, Promise<CryptoKey | undefined>>;

/** The keys of one source, fetched on demand. Their age doesn't depend on the server's clock, which may be changed. */
class KeyStore {
  readonly #load: () => Promise<KeySet>;
  #keys: Keys = new Map();
  #readAt = -Infinity;
  #triedAt = -Infinity;
  #failure: { error: unknown } | undefined;
  #loading: Promise<void> | undefined;

  constructor(load: () => Promise<KeySet>) {
    this.#load = load;
  }

  /** Returns a key. An unknown key may be new, so it triggers a fetch of the whole set. */
  async find(kid: string): Promise<CryptoKey> {
    const age = performance.now() - this.#readAt;
    const isKnown = this.#keys.has(kid);
    // Until the first success, each token triggers an attempt, since there are no keys to use instead.
    const mayFetch =
      performance.now() - this.#triedAt >= PAUSE_MS || this.#loading !== undefined || age === Infinity;
    if ((age > FRESH_MS || !isKnown) && mayFetch) await this.#refresh();
    // Slightly outdated keys are better than none while fetching fails.
    if (this.#failure && !this.#keys.has(kid)) throw this.#failure.error;
    const key = await this.#keys.get(kid);
    if (key) return key;
    throw new JwtError(JwtErrorType.KeyNotFound, { details: { kid: kid.slice(0, 64) } });
  }

  /** Fetches the keys once for all concurrent callers. A failure is stored for callers whose key is missing. */
  #refresh(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #read(): Promise<void> {
    this.#triedAt = performance.now();
    try {
      this.#keys = importKeys(await this.#load());
      this.#readAt = performance.now();
      this.#failure = undefined;
    } catch (error) {
      this.#failure = { error };
    }
  }
}

const isUsable = (jwk: object): jwk is Jwk => {
  const { kid, kty, crv, x, y } = jwk as Partial<Record<string, unknown>>;
  const { use = 'sig', alg = 'ES256', key_ops: operations = ['verify'] } = jwk as Record<string, unknown>;
  return (
    [kid, x, y].every((member) => typeof member === 'string') &&
    kty === 'EC' &&
    crv === 'P-256' &&
    use === 'sig' &&
    alg === 'ES256' &&
    Array.isArray(operations) &&
    operations.includes('verify')
  );
};

/** Imports the keys that can verify ES256. Other keys may be for new features and are ignored. */
function importKeys(set: KeySet): Keys {
  const keys: unknown = (set as Partial<KeySet> | null)?.keys;
  if (!Array.isArray(keys))
    throw new SdkError(SdkErrorType.UnexpectedResponse, {
      message: "The response with the keys of access tokens can't be understood.",
      details: { path: 'keys' },
    });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const usable = keys.filter((jwk): jwk is Jwk => typeof jwk === 'object' && jwk !== null && isUsable(jwk));
  return new Map(
    usable.map(({ kid, kty, crv, x, y }) => {
      const key = webCrypto().importKey('jwk', { kty, crv, x, y }, algorithm, false, ['verify']);
      // A point off the curve isn't a key.
      return [kid, key.catch(() => undefined)];
    }),
  );
}

/** Fetches a key set. */
async function fetchKeys(url: string): Promise<KeySet> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetchOnce(globalThis.fetch, url, { headers: { Accept: 'application/json' }, signal });
  } catch (cause) {
    if (signal.aborted) throw new SdkError(SdkErrorType.ApiUnavailable, { cause });
    throw cause;
  }
  if (!response.ok) throw new SdkError(SdkErrorType.ApiUnavailable, { details: { status: response.status } });
  try {
    return (await response.json()) as KeySet;
  } catch (cause) {
    throw new SdkError(SdkErrorType.UnexpectedResponse, { cause, details: { path: 'keys' } });
  }
}

const byAddress = new Map<string, KeyStore>();
const bySource = new WeakMap<object, KeyStore>();

/** Returns the store of a source, which is the same each time. */
export function keyStoreOf(source: NonNullable<VerifyAccessTokenOptions['keys']>): Pick<KeyStore, 'find'> {
  const known = typeof source === 'string' ? byAddress.get(source) : bySource.get(source);
  if (known) return known;
  if (typeof source === 'string') {
    const store = new KeyStore(() => fetchKeys(source));
    byAddress.set(source, store);
    return store;
  }
  const store = new KeyStore(typeof source === 'function' ? source : () => Promise.resolve(source));
  bySource.set(source, store);
  return store;
}
