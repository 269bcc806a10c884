import type { ServerOperation } from './ServerTypes.ts';

/**
 * Holds the parts of a request, each only if the operation has it.
 *
 * @example Ask for a user
 * ```ts
 * import type { ServerRequest } from '@nacre/sdk-base/server';
 *
 * const request: ServerRequest = { path: { userId: 'usr_4Kd92mXw' } };
 * console.log(request.path); // { userId: 'usr_4Kd92mXw' }
 * ```
 *
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export type ServerRequest = {
  /**
   * The path parameters by name.
   *
   * @defaultValue the path has none
   */
  path?: Record<string, unknown>;
  /**
   * The query by name.
   *
   * @defaultValue there is none
   */
  query?: Record<string, unknown>;
  /**
   * The body, as JSON.
   *
   * @defaultValue there is none
   */
  body?: unknown;
};

/**
 * Holds what a server client passes to a transport with each request.
 *
 * @example Read the key
 * ```ts
 * import type { ServerTransportOptions } from '@nacre/sdk-base/server';
 *
 * const header = ({ secretKey }: ServerTransportOptions) => `Bearer ${secretKey}`;
 * ```
 *
 * @category Client
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
  idempotencyKey?: string;
  /**
   * Cancels the request when it is aborted.
   *
   * @defaultValue the request cannot be canceled
   */
  signal?: AbortSignal;
};

/**
 * Carries a server client's requests. The local sandbox's `api` is one.
 *
 * @remarks The client adds time limits, retries and idempotency keys around it, so a transport makes one attempt.
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
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export interface ServerApi {
  /**
   * Makes one request and gives the JSON of its answer.
   *
   * @param operation - the operation's name
   * @param request - the path parameters, the query and the body
   * @param options - the secret key, idempotency key, cancellation
   * @returns the answer's JSON, with amounts as decimal strings
   * @throws {@link SdkError} when the backend refuses the request, cannot be reached, or answers with something
   * unreadable
   */
  request(
    operation: ServerOperation,
    request: ServerRequest,
    options: ServerTransportOptions,
  ): Promise<unknown>;
}
