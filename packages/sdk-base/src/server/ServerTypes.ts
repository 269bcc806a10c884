import type { operations } from '../generated/openapi.ts';
import type { serverRoutes } from './generated/serverRoutes.ts';

/**
 * The name of an operation that a secret key may call: an `operationId` of the backend API's OpenAPI description.
 *
 * @example Store the name of an operation
 * ```ts
 * import type { ServerOperation } from '@nacre/sdk-base/server';
 *
 * const operation: ServerOperation = 'earnPoints';
 * console.log(operation); // "earnPoints"
 * ```
 *
 * @useDeclaredType
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export type ServerOperation = keyof typeof serverRoutes;

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : unknown;
type PathOf<T> = T extends { parameters: { path: infer Path } } ? Path : unknown;
/**
 * Without a query, the description's types have `never` for it, which would absorb the other parts of the intersection.
 */
type QueryOf<T> = T extends { parameters: { query?: (infer Query) | undefined } }
  ? [NonNullable<Query>] extends [never]
    ? unknown
    : NonNullable<Query>
  : unknown;
type BodyOf<T> = T extends { requestBody: infer Body } ? Content<Body> : unknown;
/** A flat object type, so that an editor shows its members. Optional members can be `undefined`. */
type Members<T> = T extends unknown
  ? { [Name in keyof T]: object extends Pick<T, Name> ? T[Name] | undefined : T[Name] }
  : never;

/**
 * The arguments of an operation in one object: path parameters, query parameters and members of the body.
 *
 * @remarks The types come from the backend API's OpenAPI description: amounts are decimal strings, as in JSON.
 *
 * @typeParam O - the operation's name
 *
 * @example Prepare the arguments of a call
 * ```ts
 * import type { ServerArguments } from '@nacre/sdk-base/server';
 *
 * const args: ServerArguments<'reversePoints'> = {
 *   programId: 'prg_3Bv68hJq',
 *   reference: 'till-20260302-118',
 * };
 * console.log(args.reference); // "till-20260302-118"
 * ```
 *
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export type ServerArguments<O extends ServerOperation> = Members<
  PathOf<operations[O]> & QueryOf<operations[O]> & BodyOf<operations[O]>
>;

type Success = 200 | 201 | 202;

/**
 * The result of an operation: the JSON of its successful response, or `undefined` if that has no content.
 *
 * @remarks The types come from the backend API's OpenAPI description: amounts are decimal strings, as in JSON.
 *
 * @typeParam O - the operation's name
 *
 * @example Check whether a job is finished
 * ```ts
 * import type { ServerResult } from '@nacre/sdk-base/server';
 *
 * function isDone(job: ServerResult<'getJob'>): boolean {
 *   return job.status === 'completed' || job.status === 'failed';
 * }
 * ```
 *
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export type ServerResult<O extends ServerOperation> = operations[O]['responses'] extends infer Responses
  ? [keyof Responses & Success] extends [never]
    ? undefined
    : Content<Responses[keyof Responses & Success]>
  : never;

/**
 * One entry of a list operation's result.
 *
 * @typeParam O - the operation's name
 *
 * @example Take a user from a list
 * ```ts
 * import type { ServerEntry } from '@nacre/sdk-base/server';
 *
 * const shownName = (user: ServerEntry<'listUsers'>): string =>
 *   user.name ?? user.email ?? user.id;
 * ```
 *
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export type ServerEntry<O extends ServerOperation> =
  ServerResult<O> extends { data: (infer Entry)[] } ? Entry : never;
