import type { Api, ApiArguments, ApiOperation, ApiRequestOptions, ApiResult } from './Api.ts';
import { routes } from './routes.ts';
import { type RequestParts, sendRequest } from './sendRequest.ts';

/**
 * Creates the transport over `fetch`. It makes one attempt and reports its outcome as an error of the SDK.
 *
 * @internal
 */
export function httpApi(config: {
  publishableKey: string;
  baseUrl: string;
  fetch?: typeof fetch | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}): Api {
  const { publishableKey, ...to } = config;
  return {
    request<O extends ApiOperation>(operation: O, args: ApiArguments<O>, options: ApiRequestOptions = {}) {
      const { accessToken } = options;
      const credentials = {
        'Nacre-Publishable-Key': publishableKey,
        ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
      };
      const { route } = routes[operation];
      return sendRequest({ ...to, route }, args as RequestParts, credentials, options) as Promise<
        ApiResult<O>
      >;
    },
  };
}
