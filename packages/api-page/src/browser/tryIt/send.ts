import type { SandboxArguments, SandboxFault, SandboxOperation } from '@nacre/sdk-base/sandbox';
import { credentialsOf } from './callers.ts';
import { argumentsOf } from './requestOf.ts';
import type { TryItSandbox } from './TryItSandbox.ts';
import type { TryItOperation, Fault, Values } from './TryItOperation.ts';

/** The outcome of a call: a response, or none in time. */
export type CallOutcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Record<string, string>;
      readonly body: unknown;
    }
  | { readonly kind: 'none'; readonly message: string };

/** The faults, each with its description and what the sandbox does. */
export const faults: Readonly<Record<Fault, readonly [description: string, fault?: SandboxFault]>> = {
  none: ['Nothing'],
  'rate-limited': ['429, too many calls', { code: 'sdk/rate-limited', retryAfterMs: 5_000 }],
  unavailable: ['503, the API is not available', { code: 'sdk/api-unavailable' }],
  conflict: ['409, a conflict', { code: 'sdk/conflict' }],
  timeout: ['The call works, but its answer is lost', { code: 'sdk/timeout', afterEffect: true }],
};

/** Returns the faults that an operation can simulate. Conflicts require one in the API description. */
export const faultsOf = ({ conflicts }: TryItOperation): Fault[] =>
  (Object.keys(faults) as Fault[]).filter((fault) => fault !== 'conflict' || conflicts);

/** Calls the sandbox with the values of the form. */
export const send = (
  operation: TryItOperation,
  values: Values,
  tryItSandbox: TryItSandbox,
): Promise<CallOutcome> =>
  tryItSandbox.enqueue(async () => {
    const { sandbox, ids } = tryItSandbox;
    const id = operation.id as SandboxOperation;
    const credentials = await credentialsOf(sandbox, values.caller);
    const [, fault] = faults[values.fault];
    if (fault) sandbox.fail(id, fault);
    let error: unknown;
    const args = argumentsOf(operation, values) as unknown as SandboxArguments<SandboxOperation>;
    const { idempotencyKey } = values;
    const options = { ...credentials, ...(idempotencyKey ? { idempotencyKey } : {}) };
    const answers = await tryItSandbox.exchangesDuring(() =>
      sandbox.api.request(id, args, options).catch((reason: unknown) => (error = reason)),
    );
    sandbox.clearFaults();
    const answer = answers.findLast((exchange) => exchange.operation === id);
    if (!answer) return { kind: 'none', message: error instanceof Error ? error.message : String(error) };
    const { status, headers, body } = answer;
    ids.remember(answer);
    if (operation.method === 'DELETE' && status < 300)
      for (const pathValue of Object.values(values.path)) ids.forget(pathValue);
    return { kind: 'answer', status, headers, body };
  });
