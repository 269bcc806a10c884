import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * Makes one request without following redirects. The headers identify the caller, so they must not be sent to another
 * address.
 *
 * @param request - the `fetch` to use, which a page may replace at any time
 * @throws {@link SdkError} of type `ApiUnavailable` when there is no response, `NotSupported` when the platform can't
 * make such a request, and `UnexpectedResponse` when the response is a redirect
 * @internal
 */
export async function fetchOnce(
  request: typeof fetch | undefined,
  url: string,
  given: RequestInit,
): Promise<Response> {
  const init: RequestInit = { ...given, redirect: 'manual' };
  // Server platforms may reject options that they don't implement.
  const known = (globalThis as { Request?: { prototype: object } | undefined }).Request?.prototype ?? {};
  if ('credentials' in known) init.credentials = 'omit';
  if ('cache' in known) init.cache = 'no-store';
  if (typeof request !== 'function') throw notSupported();
  let response: Response;
  try {
    response = await request(url, init);
  } catch (cause) {
    if (given.signal?.aborted) throw new SdkError(SdkErrorType.Aborted, { cause });
    if (isRefused(url, init)) throw notSupported(cause);
    throw new SdkError(SdkErrorType.ApiUnavailable, { cause });
  }
  const { status, type } = response;
  // A page can't read the status of a redirect.
  if (type !== 'opaqueredirect' && !(status >= 300 && status <= 399)) return response;
  void response.body?.cancel();
  throw new SdkError(SdkErrorType.UnexpectedResponse, {
    message: "The API's address redirects to another one, which the SDK doesn't follow.",
    details: { status },
  });
}

const notSupported = (cause?: unknown) =>
  new SdkError(SdkErrorType.NotSupported, {
    message: "The platform's fetch can't make the request.",
    cause,
    details: { feature: 'fetch' },
  });

/** Whether the platform rejects the request before sending it, in which case another attempt would fail as well. */
function isRefused(url: string, init: RequestInit): boolean {
  try {
    return !new Request(url, init);
  } catch (error) {
    return error instanceof TypeError;
  }
}
