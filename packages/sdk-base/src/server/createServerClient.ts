import { pageList } from '../transport/pageList.ts';
import type { Page } from '../types/Page.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import { createServerCall } from './createServerCall.ts';
import type { ServerClient } from './generated/ServerClient.ts';
import { serverRoutes } from './generated/serverRoutes.ts';
import { readServerConfig } from './readServerConfig.ts';
import type { ServerClientConfig } from './ServerClientConfig.ts';
import type { ServerOperation } from './ServerTypes.ts';

/**
 * Creates a client for your server, with a secret key.
 *
 * @param config - the `secretKey` and, optionally, the time limit `timeoutMs` in milliseconds (30,000 by default),
 * `maxRetries` (2 by default) and a custom transport, `api`
 * @returns the client
 * @throws {@link SdkError} of type `InvalidArgument` when the key isn't a secret key, or another value is malformed
 * @throws {@link SdkError} of type `NotSupported` in a browser page, where the key would be public
 *
 * @example Award points for a purchase, and list the users
 * ```ts
 * import { createServerClient } from '@nacre/sdk-base/server';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * // On your server, secretKey comes from the environment, and there is no api.
 * const sandbox = createSandbox();
 * const nacre = createServerClient({ secretKey: sandbox.secretKey, api: sandbox.api });
 *
 * const entry = await nacre.earnPoints({
 *   programId: sandbox.seeded.programId,
 *   basis: 'spend',
 *   userId: sandbox.seeded.userId,
 *   reference: 'till-20260302-118',
 *   spend: { amount: '2490', currency: 'EUR' },
 * });
 * console.log(entry.points, entry.status); // "24" "pending"
 *
 * for await (const user of nacre.listUsers()) console.log(user.name); // "Ada Martin"
 * ```
 *
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export function createServerClient(config: ServerClientConfig): ServerClient {
  const call = createServerCall(readServerConfig(config));
  const method = (operation: ServerOperation) => {
    const { isPaged, hasArguments } = serverRoutes[operation];
    if (!hasArguments) return (options?: RequestOptions) => call(operation, {}, options);
    if (!isPaged)
      return (args?: Record<string, unknown>, options?: RequestOptions) => call(operation, args, options);
    return (args: Record<string, unknown> = {}, options?: RequestOptions) =>
      pageList(args, (page) => call(operation, { ...args, ...page }, options) as Promise<Page<unknown>>);
  };
  const operations = Object.keys(serverRoutes) as ServerOperation[];
  // The types of the methods were generated with the routes, which the compiler can't infer here.
  return Object.fromEntries(
    operations.map((operation) => [operation, method(operation)]),
  ) as unknown as ServerClient;
}
