import {
  environment,
  loyaltyEntry,
  nftReference,
  order,
  passport,
  time,
  transfer,
} from '../transport/fromWire.ts';
import {
  integer,
  isUnknownNetwork,
  list,
  nullable,
  object,
  record,
  text,
  unexpected,
  type WireReader,
} from '../transport/WireReader.ts';
import type { Environment } from '../types/Environment.ts';
import type { Job, MintResult } from '../types/Job.ts';
import type { WebhookEvent, WebhookTestEvent } from '../types/WebhookEvent.ts';

const nullableText = nullable(text);

const job = object<Job>({
  id: text,
  kind: text,
  status: text,
  collectionId: nullableText,
  orderId: nullableText,
  total: integer,
  succeeded: integer,
  failed: integer,
  results: list(
    object<MintResult>({
      index: integer,
      status: text,
      nft: nullable(nftReference),
      transactionHash: nullableText,
      reason: nullableText,
    }),
  ),
  createdAt: time,
  startedAt: nullable(time),
  completedAt: nullable(time),
});

type KnownType = Exclude<WebhookEvent['type'], 'unknown'>;

const data: { [Type in KnownType]: WireReader<Extract<WebhookEvent, { type: Type }>['data']> } = {
  'order.paid': order,
  'order.fulfilled': order,
  'order.failed': order,
  'job.completed': job,
  'job.failed': job,
  'transfer.confirmed': transfer,
  'transfer.failed': transfer,
  'loyalty.points_earned': loyaltyEntry,
  'loyalty.reward_redeemed': loyaltyEntry,
  'loyalty.points_reversed': loyaltyEntry,
  'loyalty.voucher_used': loyaltyEntry,
  'passport.claimed': passport,
  'webhook.test': object<WebhookTestEvent['data']>({ webhookId: text }),
};

/**
 * Parses the body of a webhook whose signature has been verified.
 *
 * @returns the event; an unknown event when its type or its network is new
 * @throws {@link SdkError} of type `UnexpectedResponse` when the body isn't an event, or the event is malformed
 * @internal
 */
export function readWebhookEvent(body: string): WebhookEvent {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw unexpected('event');
  }
  const type = text(record(parsed, 'event').type, 'event.type');
  try {
    // The reader of `data` matches the type that was just read, which the compiler can't infer.
    if (Object.hasOwn(data, type))
      return readAs<unknown>(data[type as KnownType])(parsed, 'event') as WebhookEvent;
  } catch (error) {
    if (!isUnknownNetwork(error)) throw error;
  }
  return { ...readAs(record)(parsed, 'event'), type: 'unknown', sentType: type };
}

function readAs<T>(readData: WireReader<T>) {
  return object<{ id: string; type: string; environment: Environment; createdAt: string; data: T }>({
    id: text,
    type: text,
    environment,
    createdAt: time,
    data: readData,
  });
}
