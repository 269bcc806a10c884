import { loyaltyEntry, nftReference, order, passport, time, transfer } from '../transport/fromWire.ts';
import {
  integer,
  list,
  literal,
  nullable,
  object,
  record,
  text,
  unexpected,
  type WireReader,
} from '../transport/WireReader.ts';
import type { Job, JobStatus, MintResult } from '../types/Job.ts';
import type { WebhookEvent, WebhookTestEvent } from '../types/WebhookEvent.ts';

const nullableText = nullable(text);

const job = object<Job>({
  id: text,
  kind: literal('mint'),
  status: literal<JobStatus>('queued', 'running', 'completed', 'failed'),
  collectionId: nullableText,
  orderId: nullableText,
  total: integer,
  succeeded: integer,
  failed: integer,
  results: list(
    object<MintResult>({
      index: integer,
      status: literal('minted', 'failed'),
      nft: nullable(nftReference),
      transactionHash: nullableText,
      reason: nullableText,
    }),
  ),
  createdAt: time,
  startedAt: nullable(time),
  completedAt: nullable(time),
});

const data: { [Type in WebhookEvent['type']]: WireReader<Extract<WebhookEvent, { type: Type }>['data']> } = {
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
 * Reads the body of a webhook whose signature is known to be right.
 *
 * @throws {@link SdkError} of type `UnexpectedResponse` when it is not an event that this version knows
 * @internal
 */
export function readWebhookEvent(body: string): WebhookEvent {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw unexpected('event');
  }
  const type = literal(...(Object.keys(data) as WebhookEvent['type'][]))(
    record(parsed, 'event').type,
    'event.type',
  );
  // The reader of `data` belongs to the type that was just read, which the compiler cannot follow.
  return object({
    id: text,
    type: literal(type),
    environment: literal('sandbox', 'live'),
    createdAt: time,
    data: data[type] as WireReader<unknown>,
  })(parsed, 'event') as WebhookEvent;
}
