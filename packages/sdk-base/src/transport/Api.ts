import type { operations } from '../generated/openapi.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';

/**
 * The name of a backend API operation that the SDK can call on a user's behalf.
 *
 * @remarks The names are the `operationId`s of the backend API's OpenAPI description. Operations that take a secret
 * key aren't in the list: they belong on a server, never in a page.
 *
 * @advanced
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type ApiOperation =
  | 'getStatus'
  | 'sendOtp'
  | 'signUp'
  | 'signIn'
  | 'refreshSession'
  | 'signOut'
  | 'getCurrentUser'
  | 'updateCurrentUser'
  | 'getRecoveryStatus'
  | 'listAccounts'
  | 'getAccount'
  | 'getBalance'
  | 'listTokenBalances'
  | 'listNfts'
  | 'getNft'
  | 'listTransfers'
  | 'estimateFees'
  | 'broadcastTransaction'
  | 'getTransaction'
  | 'listOrders'
  | 'createOrder'
  | 'getOrder'
  | 'cancelOrder'
  | 'listLoyaltyPrograms'
  | 'getLoyaltyProgram'
  | 'listLoyaltyTiers'
  | 'getLoyaltyBalance'
  | 'redeemReward'
  | 'createVoucherCode'
  | 'listLoyaltyHistory'
  | 'listPassports'
  | 'getPassport'
  | 'claimPassport'
  | 'getPassportCredential'
  | 'getStatusList'
  | 'requestTestTokens';

/**
 * The arguments of an operation: `path`, `query` and `body`, each only if the operation has it.
 *
 * @remarks The types come from the backend API's OpenAPI description. Amounts are decimal strings, as in JSON.
 * Headers aren't arguments: {@link ApiRequestOptions} holds what becomes a header.
 *
 * @typeParam O - the operation's name
 *
 * @advanced
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type ApiArguments<O extends ApiOperation> = {
  [
    Part in 'path' as operations[O]['parameters'] extends Record<Part, unknown> ? Part : never
  ]: operations[O]['parameters'][Part];
} & {
  [
    Part in 'query' as [operations[O]['parameters'][Part]] extends [undefined] ? never : Part
  ]?: operations[O]['parameters'][Part];
} & {
  [
    Part in 'body' as operations[O] extends Record<'requestBody', unknown> ? Part : never
  ]: operations[O] extends Record<'requestBody', Record<'content', infer Content>>
    ? Content[keyof Content]
    : never;
};

/**
 * The result of an operation: the JSON of its successful response, or `undefined` if that has no content.
 *
 * @remarks The types come from the backend API's OpenAPI description. Amounts are decimal strings, as in JSON. The
 * modules of {@link Client} convert them to `bigint`.
 *
 * @typeParam O - the operation's name
 *
 * @advanced
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type ApiResult<O extends ApiOperation> = operations[O]['responses'] extends infer Responses
  ? {
      [Status in keyof Responses & (200 | 201 | 202)]: Responses[Status] extends Record<
        'content',
        infer Content
      >
        ? Content[keyof Content]
        : undefined;
    }[keyof Responses & (200 | 201 | 202)] extends infer Result
    ? [Result] extends [never]
      ? undefined
      : Result
    : never
  : never;

/**
 * The response that a transport received, apart from its body.
 *
 * @advanced
 * @category Client
 * @see [Client and transport](https://docs.nacre.example/api/introduction)
 * @since 0.3.0
 */
export type ApiResponse = {
  /** The HTTP status. */
  status: number;
  /**
   * The id of the request, from the header `Nacre-Request-Id`.
   *
   * @defaultValue `undefined`: the response has none
   */
  requestId?: string | undefined;
};

/**
 * The options that {@link Client} passes to a transport with each request.
 *
 * @advanced
 * @category Client
 * @see [Client and transport](https://docs.nacre.example/api/introduction)
 * @since 0.1.0
 */
export type ApiRequestOptions = RequestOptions & {
  /**
   * The signed-in user's access token. {@link Client} fills it in; a transport sends it as
   * `Authorization: Bearer …`.
   *
   * @defaultValue `undefined`: the request is made without a user
   */
  accessToken?: string | undefined;
  /**
   * A function that the transport calls with each response, so that events have its status and its id.
   *
   * @defaultValue `undefined`: the response isn't reported
   * @since 0.3.0
   */
  onResponse?: ((response: ApiResponse) => void) | undefined;
};

/**
 * The transport that carries the SDK's requests to a backend: one typed function for all operations.
 *
 * @remarks By default, {@link Client} uses a transport over `fetch`. Write your own to go through a proxy, to record
 * requests, or to test without a network: the sandbox of `@nacre/sdk-base/sandbox` is one. {@link Client} adds
 * timeouts, cancellation, retries, idempotency keys and the renewal of access tokens to every transport, so a
 * transport makes a single attempt and reports the outcome.
 *
 * @example Log the name of each operation
 * ```ts
 * import { Client, type Api } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const logged: string[] = [];
 * const api: Api = {
 *   request(operation, args, options) {
 *     logged.push(operation);
 *     return sandbox.api.request(operation, args, options);
 *   },
 * };
 *
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api,
 *   signer: sandbox.signer,
 * });
 * await client.status();
 * console.log(logged); // ['getStatus']
 * ```
 *
 * @advanced
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export interface Api {
  /**
   * Sends one request and returns the JSON of its response.
   *
   * @typeParam O - the operation's name
   * @param operation - the operation's name, an `operationId` of the OpenAPI description
   * @param args - the operation's path parameters, query and body
   * @param options - a `signal` that cancels the request, a time limit, an idempotency key and an access token
   * @returns the JSON of the response, with amounts as decimal strings
   * @throws {@link SdkError} when the backend rejects the request, can't be reached, or sends an unreadable response
   */
  request<O extends ApiOperation>(
    operation: O,
    args: ApiArguments<O>,
    options?: ApiRequestOptions,
  ): Promise<ApiResult<O>>;
}
