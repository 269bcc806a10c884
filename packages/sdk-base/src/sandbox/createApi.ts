import { isErrorCode } from '../errors/catalogue.ts';
import type { ErrorType } from '../errors/ErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { errorOfCode } from '../transport/errorOfCode.ts';
import { problemError } from '../transport/problem.ts';
import { EXPOSED_HEADERS, SECRET_KEY } from './constants.ts';
import type { Controls } from './createControls.ts';
import { handlers } from './handlers.ts';
import type { Operation } from './operations.ts';
import { countCall, type RateLimit } from './rateLimits.ts';
import { forbidden, ApiProblem, statusOf, unauthenticated } from './refuse.ts';
import type { SandboxApi, SandboxRequestOptions } from './SandboxApi.ts';
import type { SandboxFault } from './SandboxControls.ts';
import type { SandboxExchange } from './SandboxOptions.ts';
import { readAccessToken } from './sessions.ts';
import type { Call, Caller, Definition, World } from './World.ts';

type Parts = { path?: object | undefined; query?: object | undefined; body?: unknown };
type Outcome = { status: number; body: unknown };
/** The definition of any operation. The table of handlers ensures that it matches the operation. */
type AnyDefinition = Definition<Operation> & { handle(call: Call<never>): Outcome };

/** Returns the caller, or throws if the credentials are invalid. */
function callerOf(world: World, access: AnyDefinition['access'], options: SandboxRequestOptions): Caller {
  const open = access.includes('none') || access.includes('publishableKey');
  if (options.secretKey !== undefined) {
    if (options.secretKey !== SECRET_KEY) throw unauthenticated('The secret key is wrong.');
    if (!open && !access.includes('secretKey')) throw unauthenticated('The call needs an access token.');
    return { kind: 'server' };
  }
  if (
    options.accessToken !== undefined &&
    access.some((scheme) => scheme === 'accessToken' || scheme === 'secretKey')
  ) {
    const user = readAccessToken(world, options.accessToken);
    if (!access.includes('accessToken')) throw forbidden();
    return { kind: 'user', ...user };
  }
  if (open) return { kind: 'anybody' };
  const needed = access.includes('accessToken') ? 'an access token' : 'a secret key';
  throw unauthenticated(`The call needs ${needed}.`);
}

function checkBody({ body: check, wrongBody = 422 }: AnyDefinition, body: unknown): void {
  const errors = check?.(body, '') ?? [];
  if (errors.length === 0) return;
  const readable = typeof body === 'object' && body !== null && !Array.isArray(body);
  const detail = readable ? 'A value is not accepted.' : 'The request cannot be read.';
  throw new ApiProblem('sdk/invalid-argument', detail, { status: readable ? wrongBody : 400, errors });
}

function answer(world: World, operation: Operation, parts: Parts, options: SandboxRequestOptions): Outcome {
  const definition = handlers[operation] as unknown as AnyDefinition;
  const caller = callerOf(world, definition.access, options);
  // Copied through JSON, as over HTTP, so that no handler can keep or change the caller's objects.
  const { path = {}, query = {}, body } = JSON.parse(JSON.stringify(parts)) as Parts;
  checkBody(definition, body);
  const run = () => definition.handle({ world, caller, path, query, body } as Call<never>);
  const { idempotencyKey } = options;
  if (!definition.keyed || idempotencyKey === undefined) return run();

  const by = caller.kind === 'user' ? caller.userId : caller.kind;
  const key = JSON.stringify([operation, by, idempotencyKey]);
  const request = JSON.stringify([path, body]);
  let first = world.state.replays.get(key);
  if (first && first.request !== request)
    throw new ApiProblem('sdk/conflict', 'This idempotency key was used with another body.');
  if (first && definition.repeats?.(world, first.body) === false) first = undefined;
  const outcome = first ?? run();
  if (!first) world.state.replays.set(key, { ...structuredClone(outcome), request });
  return outcome;
}

/** Returns a response's headers, including those that let a page read them. */
const headersOf = (
  requestId: string,
  rate: RateLimit | undefined,
  body: 'problem+json' | 'json' | undefined,
): Record<string, string> => ({
  'Nacre-Request-Id': requestId,
  'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  ...rate?.headers,
  ...(body ? { 'Content-Type': `application/${body}` } : {}),
});

/** Creates the transport. It makes a single attempt, and throws the same errors as the HTTP transport. */
export function createApi(
  world: () => World,
  controls: () => Controls,
  onExchange: ((exchange: SandboxExchange) => void) | undefined,
): SandboxApi {
  /** Throws the error that the HTTP transport creates for a response with this refusal. */
  function fail(
    operation: Operation,
    refusal: ApiProblem,
    rate: RateLimit | undefined,
    { onResponse }: SandboxRequestOptions,
  ): never {
    const { clock, ids } = world();
    const requestId = ids.next('req');
    const retryAfter = refusal.retryAfter === undefined ? null : `${refusal.retryAfter}`;
    const body = refusal.problem(requestId);
    const headers = headersOf(requestId, rate, 'problem+json');
    if (retryAfter !== null) headers['Retry-After'] = retryAfter;
    onExchange?.({ operation, status: refusal.status, headers, body: structuredClone(body) });
    onResponse?.({ status: refusal.status, requestId });
    throw problemError(refusal.status, body, { requestId, retryAfter }, clock.milliseconds());
  }

  function failAs(
    operation: Operation,
    { code, retryAfterMs }: SandboxFault,
    rate: RateLimit | undefined,
    options: SandboxRequestOptions,
  ): never {
    if (statusOf(code) === undefined || !isErrorCode(code)) throw errorOfCode(code as ErrorType, {});
    const wait = retryAfterMs ?? (code === 'sdk/rate-limited' ? 1_000 : undefined);
    const retryAfter = wait === undefined ? undefined : Math.max(1, Math.ceil(wait / 1_000));
    fail(
      operation,
      new ApiProblem(code, 'The sandbox was told to let this call fail.', { retryAfter }),
      rate,
      options,
    );
  }

  async function request(
    operation: Operation,
    parts: Parts,
    options: SandboxRequestOptions = {},
  ): Promise<unknown> {
    if (!Object.hasOwn(handlers, operation)) {
      throw new SdkError(SdkErrorType.InvalidArgument, {
        message: 'The argument operation is not an operation of the backend API.',
        details: { argument: 'operation' },
      });
    }
    await controls().delay(operation, options.signal);
    world().clock.catchUp();
    const rate = countCall(world(), operation, options);
    if (rate?.isOver) {
      const { reset: retryAfter } = rate;
      fail(operation, new ApiProblem('sdk/rate-limited', 'Too many calls.', { retryAfter }), rate, options);
    }
    const fault = controls().takeFault(operation);
    if (fault && !fault.afterEffect) failAs(operation, fault, rate, options);
    let outcome: Outcome;
    try {
      outcome = answer(world(), operation, parts, options);
    } catch (error) {
      if (error instanceof ApiProblem) fail(operation, error, rate, options);
      throw error;
    }
    if (fault) failAs(operation, fault, rate, options);
    const body = structuredClone(outcome.body);
    const requestId = world().ids.next('req');
    const headers = headersOf(requestId, rate, body === undefined ? undefined : 'json');
    onExchange?.({ operation, status: outcome.status, headers, body: structuredClone(body) });
    options.onResponse?.({ status: outcome.status, requestId });
    return body;
  }

  return { request: request as SandboxApi['request'] };
}
