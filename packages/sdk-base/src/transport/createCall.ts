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
 * Where a call gets the user's access token.
 *
 * @internal
 */
export type AccessTokens = {
  /** Whether there is a session, or one to restore. */
  readonly signedIn: boolean;
  /** Gives a token that should be accepted. */
  get(): Promise<string>;
  /** Gives a token after the backend refused one, and renews the session where that is not done yet. */
  renew(refused: string): Promise<string>;
};

/**
 * Calls an operation of the API with all that the SDK adds around a transport.
 *
 * @internal
 */
export type Call = <O extends ApiOperation>(
  operation: O,
  args: ApiArguments<O>,
  options?: RequestOptions & { accessToken?: string | undefined },
) => Promise<ApiResult<O>>;

/** Whether a refusal may be that of a token which ended: one renewal is worth trying. */
function isTokenRefused(error: unknown): boolean {
  return isNacreError(error, SdkErrorType.NotAuthenticated) || isNacreError(error, JwtErrorType.Expired);
}

/**
 * Puts around a transport what every call needs: a time limit over all attempts, cancellation, retries,
 * idempotency keys, and the user's token with its renewal. It does so around a custom transport too, so that tests
 * on the sandbox meet the behavior of production.
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
        // An estimation is a POST for its body's sake: it changes nothing.
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
