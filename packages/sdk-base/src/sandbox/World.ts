import type { Clock } from './createClock.ts';
import type { Ids } from './createIds.ts';
import type { AnswerOf, BodyOf, Operation, PathOf, QueryOf, Schema } from './operations.ts';
import type { Check } from './check.ts';
import type { SandboxChainEvent } from './SandboxControls.ts';
import type { EndpointRecord, EventRecord, State } from './State.ts';

/** Delivers events to endpoints, with retries. */
export type Outbox = {
  /**
   * Makes the first attempt immediately, and schedules retries if needed. Ends an earlier delivery of the event to the
   * endpoint.
   */
  send(world: World, record: EventRecord, endpoint: EndpointRecord): Schema<'WebhookDelivery'>;
};

/** The context shared by all handlers. */
export type World = {
  readonly state: State;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Sends an event to the webhook endpoints that subscribe to it. */
  emit<T extends Schema<'WebhookEventType'>>(
    type: T,
    data: Extract<Schema<'WebhookEvent'>, { type: T }>['data'],
  ): void;
  /** Delivers events to endpoints. */
  readonly outbox: Outbox;
  /** Whether the next on-chain event of this kind fails. Each call uses up one configured failure. */
  fails(event: SandboxChainEvent): boolean;
};

/** The caller, which is anonymous, a signed-in user, or the application's server. */
export type Caller =
  | { kind: 'anybody' }
  | { kind: 'user'; userId: string; sessionId: string }
  | { kind: 'server' };

/** One request. */
export type Call<O extends Operation> = {
  world: World;
  caller: Caller;
  path: PathOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
};

/** The credentials that an operation accepts, named after the OpenAPI description's security schemes. */
type Access = 'none' | 'publishableKey' | 'accessToken' | 'secretKey';

/** An operation of the sandbox's backend. */
export type Definition<O extends Operation> = {
  access: readonly Access[];
  /** Whether the operation accepts an idempotency key. */
  keyed?: boolean | undefined;
  /** Whether the first response for an idempotency key is repeated. Defaults to always. */
  repeats?: ((world: World, body: unknown) => boolean) | undefined;
  /** The check of the body. */
  body?: Check | undefined;
  /** The status for a readable but invalid body. Defaults to 422. */
  wrongBody?: 400 | 422 | undefined;
  handle(call: Call<O>): AnswerOf<O>;
};

/** Some of the operations, or all. */
export type Definitions = { readonly [Name in Operation]?: Definition<Name> };
