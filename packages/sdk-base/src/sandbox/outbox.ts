import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { retryGaps, timings } from './constants.ts';
import type { Schema } from './operations.ts';
import { found } from './refuse.ts';
import type { SandboxDelivery } from './SandboxDelivery.ts';
import type { EndpointRecord, EventRecord } from './State.ts';
import type { Outbox, World } from './World.ts';

/**
 * Signs a body for an endpoint. The signature is the HMAC of the time, a dot and the body, with the endpoint's secret,
 * and also with the previous secret while that is valid.
 */
function signatureOf({ state, clock }: World, { id, secret }: EndpointRecord, body: string): string {
  const time = Math.floor(clock.milliseconds() / 1_000);
  const before = state.replacedSecrets.get(id);
  const secrets = before && before.until > clock.milliseconds() ? [secret, before.secret] : [secret];
  const sign = (key: string) => bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(`${time}.${body}`)));
  return [`t=${time}`, ...secrets.map((key) => `v1=${sign(key)}`)].join(',');
}

/** Replaces an endpoint's secret. The previous one stays in use for a day. */
export function replaceSecret({ state, clock, ids }: World, webhookId: string): string {
  const endpoint = found(state.endpoints.get(webhookId));
  const until = clock.milliseconds() + timings.replacedSecretLifetime;
  state.replacedSecrets.set(webhookId, { secret: endpoint.secret, until });
  endpoint.secret = ids.next('whsec');
  return endpoint.secret;
}

/**
 * Creates an outbox that records its deliveries.
 *
 * @param sent - receives a record of each attempt
 * @param answer - returns the endpoint's response to the next attempt: an HTTP status, or `null` for a timeout
 */
export function createOutbox(sent: SandboxDelivery[], answer: () => number | null): Outbox {
  function attempt(
    world: World,
    record: EventRecord,
    { id: webhookId }: EndpointRecord,
    delivery: Schema<'WebhookDelivery'>,
  ): void {
    const { state, clock } = world;
    const endpoint = state.endpoints.get(webhookId);
    // The event was sent again in the meantime, or the endpoint no longer exists.
    if (record.deliveries.get(webhookId) !== delivery) return;
    if (!endpoint) {
      Object.assign(delivery, { status: 'failed', nextAttemptAt: null });
      return;
    }
    const status = answer();
    delivery.attempts += 1;
    delivery.lastAttemptAt = clock.text();
    delivery.lastStatus = status;
    sent.push({
      webhookId,
      url: endpoint.url,
      headers: {
        'Content-Type': 'application/json',
        'Nacre-Signature': signatureOf(world, endpoint, record.body),
      },
      body: record.body,
      eventId: record.id,
      attempt: delivery.attempts,
      status,
    });
    const gap = retryGaps[delivery.attempts - 1];
    const isTaken = status !== null && status >= 200 && status < 300;
    if (isTaken || gap === undefined) {
      Object.assign(delivery, { status: isTaken ? 'delivered' : 'failed', nextAttemptAt: null });
      return;
    }
    delivery.nextAttemptAt = clock.text(gap);
    clock.later(gap, () => attempt(world, record, endpoint, delivery));
  }

  return {
    send(world, record, endpoint) {
      const delivery: Schema<'WebhookDelivery'> = {
        webhookId: endpoint.id,
        status: 'pending',
        attempts: 0,
        lastAttemptAt: world.clock.text(),
        lastStatus: null,
        nextAttemptAt: null,
      };
      record.deliveries.set(endpoint.id, delivery);
      attempt(world, record, endpoint, delivery);
      return delivery;
    },
  };
}
