import type { BaseError } from '../errors/BaseError.ts';

/**
 * A client is about to send a request.
 *
 * @example Log each request
 * ```ts release="next"
 * import type { ClientRequestEvent } from '@nacre/sdk-base';
 *
 * const lineOf = ({ operation, attempt }: ClientRequestEvent): string =>
 *   `${operation}, attempt ${attempt}`;
 * const event = { type: 'request', operation: 'getStatus', attempt: 1 } as const;
 * console.log(lineOf(event)); // "getStatus, attempt 1"
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos#log-requests-and-retries)
 * @category Client
 * @since 0.3.0
 */
export type ClientRequestEvent = {
  /** The kind of event: a request. */
  type: 'request';
  /** The operation's name, an `operationId` of the OpenAPI description. */
  operation: string;
  /** The number of the attempt. The first one is 1. */
  attempt: number;
  /**
   * The idempotency key of the call, which is the same in all its attempts.
   *
   * @defaultValue `undefined`: the operation takes none
   */
  idempotencyKey?: string | undefined;
};

/**
 * A request of a client succeeded.
 *
 * @example Keep the id that support asks for
 * ```ts release="next"
 * import { Client, type ClientEvent } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 * });
 * let requestId: string | undefined;
 * const onEvent = (event: ClientEvent) => {
 *   if (event.type === 'response') requestId = event.requestId;
 * };
 * await client.status({ onEvent });
 * console.log(requestId?.startsWith('req_')); // true
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos#log-requests-and-retries)
 * @category Client
 * @since 0.3.0
 */
export type ClientResponseEvent = {
  /** The kind of event: a successful response. */
  type: 'response';
  /** The operation's name, an `operationId` of the OpenAPI description. */
  operation: string;
  /** The number of the attempt. The first one is 1. */
  attempt: number;
  /** How long the attempt took, in milliseconds. */
  durationMs: number;
  /**
   * The HTTP status of the response.
   *
   * @defaultValue `undefined`: the transport is a custom one and doesn't report it
   */
  status?: number | undefined;
  /**
   * The id of the request, for support.
   *
   * @defaultValue `undefined`: the response has none, or the transport is a custom one and doesn't report it
   */
  requestId?: string | undefined;
};

/**
 * An attempt of a call failed.
 *
 * @example Count retries
 * ```ts release="next"
 * import type { ClientErrorEvent } from '@nacre/sdk-base';
 *
 * const isRetried = ({ retryInMs }: ClientErrorEvent): boolean =>
 *   typeof retryInMs === 'number';
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos#log-requests-and-retries)
 * @category Client
 * @since 0.3.0
 */
export type ClientErrorEvent = {
  /** The kind of event: a failed attempt. */
  type: 'error';
  /** The operation's name, an `operationId` of the OpenAPI description. */
  operation: string;
  /** The number of the attempt. The first one is 1. */
  attempt: number;
  /** How long the attempt took, in milliseconds. */
  durationMs: number;
  /** The error. Its message and JSON hold no secret. */
  error: BaseError;
  /**
   * In how many milliseconds the next attempt follows. It's 0 after the access token was renewed.
   *
   * @defaultValue `undefined`: there's no further attempt, and the call fails with the error
   */
  retryInMs?: number | undefined;
};

/**
 * An event of a client's requests: what `onEvent` of {@link ClientConfig} and {@link RequestOptions} receives.
 *
 * @remarks The renewal of an access token is a request of its own, with the operation `refreshSession`. A method can make
 * several requests: a transfer estimates its fee first.
 *
 * @example Log what a client does
 * ```ts release="next"
 * import { Client, type ClientEvent } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const log: string[] = [];
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 *   onEvent: ({ type, operation }: ClientEvent) => log.push(`${type} ${operation}`),
 * });
 * await client.status();
 * console.log(log); // [ 'request getStatus', 'response getStatus' ]
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos#log-requests-and-retries)
 * @category Client
 * @since 0.3.0
 */
export type ClientEvent = ClientRequestEvent | ClientResponseEvent | ClientErrorEvent;
