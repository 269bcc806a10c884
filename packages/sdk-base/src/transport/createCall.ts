import { isNacreError } from '../errors/isNacreError.ts';
import { JwtErrorType } from '../errors/JwtErrorType.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { Api, ApiArguments, ApiOperation, ApiResult } from './Api.ts';
import { type CallSettings, checkRequestOptions } from './callSettings.ts';
import { routes } from './routes.ts';
import { refuseSecretKeys } from './secretKeys.ts';
import { sendWithRetries } from './sendWithRetries.ts';

/**
 * The source of a call's access tokens.
 *
 * @internal
 */
export type AccessTokens = {
  /** Whether a session exists or can be restored. */
  readonly signedIn: boolean;
  /** Returns a token that is expected to be accepted. */
  get(): Promise<string>;
  /** Returns a token after the backend refused one. Renews the session unless that has already happened. */
  renew(refused: string): Promise<string>;
};

/**
 * Calls an operation of the API, with the behavior that the SDK adds to a transport.
 *
 * @internal
 */
export type Call = <O extends ApiOperation>(
  operation: O,
  args: ApiArguments<O>,
  options?: RequestOptions & { accessToken?: string | undefined },
) => Promise<ApiResult<O>>;

/** Whether an error may be caused by an expired token, so that a renewal is worth trying. */
function isTokenRefused(error: unknown): boolean {
  return isNacreError(error, SdkErrorType.NotAuthenticated) || isNacreError(error, JwtErrorType.Expired);
}

/**
 * Wraps a transport with the common behavior of all calls: a time limit over all attempts, cancellation, retries,
 * idempotency keys, and the user's token with its renewal. A custom transport is wrapped too, so that tests on the
 * sandbox have the behavior of production.
 *
 * @internal
 */
export function createCall(api: Api, settings: CallSettings, tokens: () => AccessTokens): Call {
  return async function call(operation, args, options = {}) {
    const { forUser, keyed, route } = routes[operation];
    checkRequestOptions(options);
    refuseSecretKeys([args, options.idempotencyKey], 'call');
    let { accessToken } = options;
    let renewed = accessToken !== undefined;
    return sendWithRetries(
      {
        operation,
        isKeyed: keyed,
        // An estimation is a POST only because it needs a body. It changes nothing.
        isRepeatable: keyed || route.startsWith('GET ') || operation === 'estimateFees',
        async prepare(limit) {
          if (accessToken === undefined && (forUser === true || (forUser && tokens().signedIn)))
            accessToken = await limit.race(tokens().get());
        },
        send: (request) => api.request(operation, args, { ...request, accessToken }),
        async recover(error, limit) {
          if (accessToken === undefined || renewed || !isTokenRefused(error)) return false;
          renewed = true;
          accessToken = await limit.race(tokens().renew(accessToken));
          return true;
        },
      },
      settings,
      options,
    );
  };
}
