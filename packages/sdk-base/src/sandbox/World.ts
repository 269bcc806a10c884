import type { Clock } from './createClock.ts';
import type { Ids } from './createIds.ts';
import type { AnswerOf, BodyOf, Operation, PathOf, QueryOf, Schema } from './operations.ts';
import type { Check } from './check.ts';
import type { SandboxChainEvent } from './SandboxControls.ts';
import type { EndpointRecord, EventRecord, State } from './State.ts';

/** What carries events to endpoints, attempt by attempt. */
export type Outbox = {
  /** Makes the first attempt at once, and plans others as they are needed. What was on its way before ends. */
  send(world: World, record: EventRecord, endpoint: EndpointRecord): Schema<'WebhookDelivery'>;
};

/** Everything that the handlers share. */
export type World = {
  readonly state: State;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Tells the webhook endpoints that asked for it of what happened. */
  emit<T extends Schema<'WebhookEventType'>>(
    type: T,
    data: Extract<Schema<'WebhookEvent'>, { type: T }>['data'],
  ): void;
  /** Carries events to endpoints. */
  readonly outbox: Outbox;
  /** Whether the next such event on chain is to fail. Asking uses the failure up. */
  fails(event: SandboxChainEvent): boolean;
};

/** Who calls: nobody that is known, a signed-in user, or the application's server. */
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

/** Who may call an operation, in the names of the OpenAPI description's security schemes. */
type Access = 'none' | 'publishableKey' | 'accessToken' | 'secretKey';

/** An operation of the sandbox's backend. */
export type Definition<O extends Operation> = {
  access: readonly Access[];
  /** Whether it takes an idempotency key. */
  keyed?: boolean | undefined;
  /** Whether the first answer to an idempotency key is given again. Left out, it always is. */
  repeats?: ((world: World, body: unknown) => boolean) | undefined;
  /** What the body has to be. */
  body?: Check | undefined;
  /** The status for a body that can be read but is wrong, 422 if it is left out. */
  wrongBody?: 400 | 422 | undefined;
  handle(call: Call<O>): AnswerOf<O>;
};

/** Some of the operations, or all. */
export type Definitions = { readonly [Name in Operation]?: Definition<Name> };
