import type { operations } from '../generated/openapi.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';

/**
 * Names an operation of the backend API that the SDK can call for a user.
 *
 * @remarks The names are the `operationId`s of the backend API's OpenAPI description. Operations that take a
 * secret key are not in the list: they belong on a server, never in a page.
 *
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
 * Describes the arguments of an operation: `path`, `query` and `body`, each only where the operation has it.
 *
 * @remarks The types come from the backend API's OpenAPI description. Amounts are decimal strings, as in
 * JSON. Headers are not arguments: {@link ApiRequestOptions} carries what becomes a header.
 *
 * @typeParam O - the operation's name
 *
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
 * Describes the answer of an operation: the JSON of its successful response, or `undefined` where that has
 * no content.
 *
 * @remarks The types come from the backend API's OpenAPI description. Amounts are decimal strings, as in
 * JSON. The modules of {@link Client} turn them into `bigint`.
 *
 * @typeParam O - the operation's name
 *
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
 * Describes the options that {@link Client} passes to a transport with each request.
 *
 * @category Client
 * @see [Client and transport](https://docs.nacre.example/api/introduction)
 * @since 0.1.0
 */
export type ApiRequestOptions = RequestOptions & {
  /**
   * The signed-in user's access token. {@link Client} fills it in; a transport sends it as
   * `Authorization: Bearer …`.
   *
   * @defaultValue `undefined`: the request is made for nobody
   */
  accessToken?: string;
};

/**
 * Carries the SDK's requests to a backend: one typed request function over the operations of the API.
 *
 * @remarks {@link Client} uses a transport over `fetch` unless its configuration has an own one. Write an own
 * transport to go through a proxy, to record requests, or to test without a network: the sandbox of
 * `@nacre/sdk-base/sandbox` is one. {@link Client} adds time-outs, cancellation, retries, idempotency keys
 * and the renewal of access tokens around every transport, so a transport makes one attempt and reports its
 * outcome.
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
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api, signer: sandbox.signer });
 * await client.status();
 * console.log(logged); // ['getStatus']
 * ```
 *
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export interface Api {
  /**
   * Makes one request and gives the JSON of its answer.
   *
   * @typeParam O - the operation's name
   * @param operation - the operation's name, an `operationId` of the OpenAPI description
   * @param args - the operation's path parameters, query and body
   * @param options - cancellation, time limit, idempotency key and access token
   * @returns the answer's JSON, with amounts as decimal strings
   * @throws {@link SdkError} when the backend refuses the request, cannot be reached, or answers with
   * something unreadable
   */
  request<O extends ApiOperation>(
    operation: O,
    args: ApiArguments<O>,
    options?: ApiRequestOptions,
  ): Promise<ApiResult<O>>;
}
