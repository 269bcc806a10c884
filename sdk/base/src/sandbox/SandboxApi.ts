import type { Api, ApiRequestOptions } from '../transport/Api.ts';
import type { AnswerOf, BodyOf, Operation, PathOf, QueryOf } from './operations.ts';

/**
 * Names an operation of the backend API, those for servers included.
 *
 * @example Keep the name of an operation
 * ```ts
 * import type { SandboxOperation } from '@nacre/sdk-base/sandbox';
 *
 * const operation: SandboxOperation = 'earnPoints';
 * console.log(operation); // "earnPoints"
 * ```
 *
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxOperation = Operation;

/**
 * Holds the arguments of an operation: `path`, `query` and `body`, each only where the operation has it.
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
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxArguments<O extends SandboxOperation> = (keyof PathOf<O> extends never
  ? object
  : { path: PathOf<O> }) &
  (keyof QueryOf<O> extends never ? object : { query?: QueryOf<O> }) &
  ([BodyOf<O>] extends [undefined] ? object : { body: BodyOf<O> });

/**
 * Is the answer of an operation: the JSON of its successful response, or `undefined` where that has no content.
 *
 * @typeParam O - the operation's name
 *
 * @example Take an answer
 * ```ts
 * import type { SandboxResult } from '@nacre/sdk-base/sandbox';
 *
 * function isDone(job: SandboxResult<'getJob'>): boolean {
 *   return job.status === 'completed' || job.status === 'failed';
 * }
 * ```
 *
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxResult<O extends SandboxOperation> = AnswerOf<O>['body'];

/**
 * Holds the options of a request to the sandbox's backend.
 *
 * @example Call as your server does
 * ```ts
 * import { createSandbox, type SandboxRequestOptions } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const asServer: SandboxRequestOptions = { secretKey: sandbox.secretKey };
 * const orders = await sandbox.api.request('listOrders', {}, asServer);
 * console.log(orders.data.length); // 1
 * ```
 *
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxRequestOptions = ApiRequestOptions & {
  /**
   * The sandbox's secret key, {@link Sandbox.secretKey}, to call as a server. Without it, an operation that is for
   * servers is refused with `sdk/not-authenticated`, as in production.
   *
   * @defaultValue the call is a page's
   */
  secretKey?: string;
};

/**
 * Is the transport into the sandbox's backend. It takes the operations for servers too.
 *
 * @remarks Give it to a client as `api`. A client calls the operations that the SDK has; call the ones for servers
 * with `request`, which answers in JSON, with amounts as decimal strings.
 *
 * @example Earn points, as your server does
 * ```ts
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const { programId, userId } = sandbox.seeded;
 * const entry = await sandbox.api.request(
 *   'earnPoints',
 *   { path: { programId }, body: { basis: 'points', userId, reference: 'survey-2026-03', points: '100' } },
 *   { secretKey: sandbox.secretKey },
 * );
 * console.log(entry.status); // "pending"
 * ```
 *
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export interface SandboxApi extends Api {
  /** Makes one request and gives the JSON of its answer, in the two forms: of the SDK's calls, and of any call. */
  request: Api['request'] & {
    /**
     * Makes one request that the SDK does not make: one of a server's, or one as a server.
     *
     * @typeParam O - the operation's name
     * @param operation - the operation's name, an `operationId` of the OpenAPI description
     * @param args - the operation's path parameters, query and body
     * @param options - cancellation, idempotency key, access token or secret key
     * @returns the answer's JSON, with amounts as decimal strings
     * @throws {@link SdkError} when the sandbox refuses the request
     */
    <O extends SandboxOperation>(
      operation: O,
      args: SandboxArguments<O>,
      options?: SandboxRequestOptions,
    ): Promise<SandboxResult<O>>;
  };
}
