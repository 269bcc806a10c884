import type { ApiResponse } from '../transport/Api.ts';
import type { ServerOperation } from './ServerTypes.ts';

/**
 * The parts of a request, each only if the operation has it.
 *
 * @example Request a user
 * ```ts
 * import type { ServerRequest } from '@nacre/sdk-base/server';
 *
 * const request: ServerRequest = { path: { userId: 'usr_4Kd92mXw' } };
 * console.log(request.path); // { userId: 'usr_4Kd92mXw' }
 * ```
 *
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export type ServerRequest = {
  /**
   * The path parameters by name.
   *
   * @defaultValue the path has no parameters
   */
  path?: Record<string, unknown> | undefined;
  /**
   * The query parameters by name.
   *
   * @defaultValue there is none
   */
  query?: Record<string, unknown> | undefined;
  /**
   * The body, as JSON.
   *
   * @defaultValue there is none
   */
  body?: unknown;
};

/**
 * The options that a server client passes to a transport with each request.
 *
 * @example Read the key
 * ```ts
 * import type { ServerTransportOptions } from '@nacre/sdk-base/server';
 *
 * const header = ({ secretKey }: ServerTransportOptions) => `Bearer ${secretKey}`;
 * ```
 *
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export type ServerTransportOptions = {
  /** The secret key, to send as `Authorization: Bearer …`. */
  secretKey: string;
  /**
   * The idempotency key, to send as `Idempotency-Key`.
   *
   * @defaultValue the operation takes none
   */
  idempotencyKey?: string | undefined;
  /**
   * An abort signal that cancels the request.
   *
   * @defaultValue the request can't be canceled
   */
  signal?: AbortSignal | undefined;
  /**
   * A function that the transport calls with each response, so that events have its status and its id.
   *
   * @defaultValue the response isn't reported
   * @since 0.3.0
   */
  onResponse?: ((response: ApiResponse) => void) | undefined;
};

/**
 * The transport that carries a server client's requests. The local sandbox's `api` is one.
 *
 * @remarks The client adds time limits, retries and idempotency keys, so a transport makes a single attempt.
 *
 * @example Log the name of each operation
 * ```ts
 * import { createServerClient, type ServerApi } from '@nacre/sdk-base/server';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const logged: string[] = [];
 * const api: ServerApi = {
 *   request(operation, request, options) {
 *     logged.push(operation);
 *     return (sandbox.api as ServerApi).request(operation, request, options);
 *   },
 * };
 * await createServerClient({ secretKey: sandbox.secretKey, api }).listUsers();
 * console.log(logged); // ['listUsers']
 * ```
 *
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export interface ServerApi {
  /**
   * Sends one request and returns the JSON of its response.
   *
   * @param operation - the operation's name
   * @param request - the path parameters, the query and the body
   * @param options - the secret key, idempotency key, cancellation
   * @returns the JSON of the response, with amounts as decimal strings
   * @throws {@link SdkError} when the backend rejects the request, can't be reached, or sends an unreadable response
   */
  request(
    operation: ServerOperation,
    request: ServerRequest,
    options: ServerTransportOptions,
  ): Promise<unknown>;
}
