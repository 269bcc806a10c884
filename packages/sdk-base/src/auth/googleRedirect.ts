import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

const CODE_PARAMETER = 'nacre_code';
const VERIFIER_KEY = 'nacre.sign-in';

/**
 * The browser objects that a sign-in by redirect uses.
 *
 * @internal
 */
export type RedirectPage = {
  readonly location: Pick<Location, 'href' | 'assign'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

const notSupported = (cause?: unknown) =>
  new SdkError(SdkErrorType.NotSupported, {
    message: 'A sign-in by redirect needs a browser with session storage.',
    cause,
  });

/**
 * Returns the browser's page. Reading `sessionStorage` throws if the browser forbids it.
 *
 * @internal
 */
export function redirectPage(): RedirectPage {
  try {
    const { location, history, sessionStorage } = globalThis as Partial<typeof globalThis>;
    if (location && history && sessionStorage) return { location, history, sessionStorage };
  } catch (cause) {
    throw notSupported(cause);
  }
  throw notSupported();
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Creates a PKCE verifier (RFC 7636), stores it until the browser returns, and returns its challenge.
 *
 * @internal
 */
export async function startRedirect(page: RedirectPage): Promise<{ codeChallenge: string }> {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> | undefined };
  if (!crypto?.getRandomValues || !crypto.subtle) throw new CryptoError(CryptoErrorType.EntropyUnavailable);
  const codeVerifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  try {
    page.sessionStorage.setItem(VERIFIER_KEY, codeVerifier);
  } catch (cause) {
    throw notSupported(cause);
  }
  return { codeChallenge: base64url(new Uint8Array(digest)) };
}

/**
 * Removes the code from the page's address and returns it with the verifier, or `undefined` if there is none. The
 * verifier is removed as well, since each works only once.
 *
 * @internal
 */
export function finishRedirect(
  page: RedirectPage,
  redirectUrl: URL,
): { code: string; codeVerifier: string } | undefined {
  const here = new URL(page.location.href);
  const code = here.searchParams.get(CODE_PARAMETER);
  if (!code || here.origin !== redirectUrl.origin || here.pathname !== redirectUrl.pathname) return undefined;
  const codeVerifier = page.sessionStorage.getItem(VERIFIER_KEY);
  page.sessionStorage.removeItem(VERIFIER_KEY);
  here.searchParams.delete(CODE_PARAMETER);
  page.history.replaceState(page.history.state, '', here.href);
  if (!codeVerifier) {
    // This tab didn't request the code: an attacker may be signing the user into another account.
    throw new SdkError(SdkErrorType.NotAuthenticated, {
      message: "The browser returned from a sign-in that this tab didn't start.",
    });
  }
  return { code, codeVerifier };
}

/**
 * Navigates the browser to an address.
 *
 * @internal
 */
export function leaveFor(page: RedirectPage, address: string): void {
  let url: URL | undefined;
  try {
    url = new URL(address);
  } catch {
    // Handled below like an address with a wrong scheme.
  }
  // Rules out `javascript:` addresses.
  if (url?.protocol !== 'https:') throw new SdkError(SdkErrorType.UnexpectedResponse);
  page.location.assign(url.href);
}
