import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

const CODE_PARAMETER = 'nacre_code';
const VERIFIER_KEY = 'nacre.sign-in';

/**
 * What a sign-in by redirect uses of the browser.
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
 * Gives the browser's page. Reading `sessionStorage` throws where the browser forbids it.
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
 * Makes a PKCE verifier (RFC 7636), keeps it for the way back, and gives its challenge.
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
 * Takes the code out of the page's address, where the browser came back with one; `undefined` where it did not.
 * The code and the verifier are gone from the page afterwards: each works once.
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
    // A code that this tab did not ask for: somebody may be trying to sign the user into another account.
    throw new SdkError(SdkErrorType.NotAuthenticated, {
      message: "The browser returned from a sign-in that this tab didn't start.",
    });
  }
  return { code, codeVerifier };
}

/**
 * Sends the browser away.
 *
 * @internal
 */
export function leaveFor(page: RedirectPage, address: string): void {
  let url: URL | undefined;
  try {
    url = new URL(address);
  } catch {
    // Handled below: an address that is none is refused like one of a wrong scheme.
  }
  // `javascript:` is an address too.
  if (url?.protocol !== 'https:') throw new SdkError(SdkErrorType.UnexpectedResponse);
  page.location.assign(url.href);
}
