import type { Api, ApiRequestOptions } from '../transport/Api.ts';
import type { AnswerOf, BodyOf, Operation, PathOf, QueryOf } from './operations.ts';

/**
 * The name of a backend API operation, including those for servers.
 *
 * @remarks The names are the `operationId`s of the backend API's OpenAPI description. Webhooks aren't in the list: the
 * API calls them itself.
 *
 * @example Store the name of an operation
 * ```ts
 * import type { SandboxOperation } from '@nacre/sdk-base/sandbox';
 *
 * const operation: SandboxOperation = 'earnPoints';
 * console.log(operation); // "earnPoints"
 * ```
 *
 * @category Sandbox
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxOperation = Operation;

/**
 * The arguments of an operation: `path`, `query` and `body`, each only if the operation has it.
 *
 * @typeParam O - the operation's name
 *
 * @example Prepare the arguments of a server's call
 * ```ts
 * import type { SandboxArguments } from '@nacre/sdk-base/sandbox';
 *
 * const args: SandboxArguments<'getJob'> = { path: { jobId: 'job_6Tn53kDf' } };
 * console.log(args.path.jobId); // "job_6Tn53kDf"
 * ```
 *
 * @category Sandbox
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxArguments<O extends SandboxOperation> = (keyof PathOf<O> extends never
  ? object
  : { path: PathOf<O> }) &
  (keyof QueryOf<O> extends never ? object : { query?: QueryOf<O> | undefined }) &
  ([BodyOf<O>] extends [undefined] ? object : { body: BodyOf<O> });

/**
 * The result of an operation: the JSON of its successful response, or `undefined` if that has no content.
 *
 * @typeParam O - the operation's name
 *
 * @example Read a result
 * ```ts
 * import type { SandboxResult } from '@nacre/sdk-base/sandbox';
 *
 * function isDone(job: SandboxResult<'getJob'>): boolean {
 *   return job.status === 'completed' || job.status === 'failed';
 * }
 * ```
 *
 * @category Sandbox
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxResult<O extends SandboxOperation> = AnswerOf<O>['body'];

/**
 * The options of a request to the sandbox's backend.
 *
 * @example Call the API as your server does
 * ```ts
 * import { createSandbox, type SandboxRequestOptions } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const asServer: SandboxRequestOptions = { secretKey: sandbox.secretKey };
 * const orders = await sandbox.api.request('listOrders', {}, asServer);
 * console.log(orders.data.length); // 1
 * ```
 *
 * @category Sandbox
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxRequestOptions = ApiRequestOptions & {
  /**
   * The sandbox's secret key, {@link Sandbox.secretKey}, for calls as a server. Without it, operations for servers
   * fail with `sdk/not-authenticated`, as in production.
   *
   * @defaultValue the call comes from a page
   */
  secretKey?: string | undefined;
};

/**
 * The transport into the sandbox's backend, including the operations for servers.
 *
 * @remarks Pass it to a client as `api`. The client calls the SDK's operations. Call those for servers with
 * `request`, which returns JSON, with amounts as decimal strings.
 *
 * @example Earn points, as your server does
 * ```ts
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const { programId, userId } = sandbox.seeded;
 * const entry = await sandbox.api.request(
 *   'earnPoints',
 *   {
 *     path: { programId },
 *     body: { basis: 'points', userId, reference: 'survey-2026-03', points: '100' },
 *   },
 *   { secretKey: sandbox.secretKey },
 * );
 * console.log(entry.status); // "pending"
 * ```
 *
 * @category Sandbox
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export interface SandboxApi extends Api {
  /**
   * Sends one request and returns the JSON of its response, in two forms: for the SDK's operations and for any
   * operation.
   */
  request: Api['request'] & {
    /**
     * Sends one request that the SDK itself doesn't make: a server's operation, or an operation called as a server.
     *
     * @typeParam O - the operation's name
     * @param operation - the operation's name, an `operationId` of the OpenAPI description
     * @param args - the operation's path parameters, query and body
     * @param options - a `signal`, an `idempotencyKey`, and an `accessToken` or a `secretKey`
     * @returns the JSON of the response, with amounts as decimal strings
     * @throws {@link SdkError} when the sandbox rejects the request
     */
    <O extends SandboxOperation>(
      operation: O,
      args: SandboxArguments<O>,
      options?: SandboxRequestOptions,
    ): Promise<SandboxResult<O>>;
  };
}
