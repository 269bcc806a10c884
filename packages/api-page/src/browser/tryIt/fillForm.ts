import type { Sandbox } from '@nacre/sdk-base/sandbox';
import { isObject } from '../../../../model/src/openapi/document.ts';
import { type Prepared, preparations } from './preparations.ts';
import type { TryItSandbox } from './TryItSandbox.ts';
import type { Caller, TryItOperation, Values } from './TryItOperation.ts';

/** The initial values of a form, and the operations that were called to prepare them. */
export interface FilledForm {
  values: Values;
  calls: string[];
}

/**
 * Fills in a form with values that make the call succeed: examples whose IDs the sandbox contains, or prepared data.
 */
export const fillForm = (
  operation: TryItOperation,
  tryItSandbox: TryItSandbox,
  caller?: Caller,
): Promise<FilledForm> =>
  tryItSandbox.enqueue(async () => {
    const { id, parameters, body } = operation;
    const { sandbox } = tryItSandbox;
    let prepared: Prepared = {};
    const answers = await tryItSandbox.exchangesDuring(async () => {
      // Earlier calls may prevent the preparation, for example with a used voucher. The API should report that.
      prepared = (await preparations[id]?.(sandbox).catch(() => undefined)) ?? {};
    });
    const valuesIn = (location: 'path' | 'query') =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === location)
          .map(({ name, value }) => [name, value ?? '']),
      );
    const example = body?.value;
    const values: Values = {
      caller: operation.callers[0]?.name ?? 'none',
      path: { ...withLatestId(operation, valuesIn('path'), tryItSandbox), ...prepared.path },
      query: valuesIn('query'),
      idempotencyKey: operation.keyed ? tryItSandbox.nextKey() : '',
      body: isObject(example) ? { ...example, ...prepared.body } : example,
      fault: 'none',
    };
    const calls = [...new Set(answers.map(({ operation: operationId }) => operationId as string))];
    return { values: withCaller(operation, values, caller ?? values.caller, sandbox), calls };
  });

/**
 * Replaces the ID at the end of a path with the last created one, so that readers can create a resource and then get
 * it.
 */
function withLatestId(
  { path }: TryItOperation,
  values: Record<string, string>,
  { ids }: TryItSandbox,
): Record<string, string> {
  const [, name = ''] = /\{(\w+)\}$/.exec(path) ?? [];
  const latest = ids.latestLike(values[name] ?? '');
  return latest === undefined ? values : { ...values, [name]: latest };
}

/** Sets `userId` to match the caller. A server names the user that it calls for, and a user doesn't. */
export function withCaller(
  operation: TryItOperation,
  values: Values,
  caller: Caller,
  { seeded: { userId } }: Sandbox,
): Values {
  const names = operation.callers.map(({ name }) => name);
  if (!names.includes('secretKey') || !names.includes('accessToken')) return { ...values, caller };
  const isServer = caller === 'secretKey';
  const next = { ...values, caller };
  if (operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'userId'))
    next.query = { ...values.query, userId: isServer ? userId : '' };
  const { field } = operation.body ?? {};
  if (
    field?.kind === 'object' &&
    field.members.some(({ name }) => name === 'userId') &&
    isObject(values.body)
  ) {
    const { userId: _, ...rest } = values.body;
    next.body = isServer ? { ...rest, userId } : rest;
  }
  return next;
}
