import { accepted, created, ok, removed } from '../answer.ts';
import { eventTypes } from '../constants.ts';
import { list, object, oneOf, text } from '../check.ts';
import { isKept, recordEvent, sentEvent } from '../events.ts';
import { id, someText } from '../formats.ts';
import type { Schema } from '../operations.ts';
import { newestFirst, page } from '../page.ts';
import { found, invalid } from '../refuse.ts';
import type { EndpointRecord } from '../State.ts';
import type { Definitions } from '../World.ts';

const withoutSecret = ({ secret: _, ...endpoint }: EndpointRecord): Schema<'WebhookEndpoint'> => endpoint;

/** HTTPS at a domain name, without a user or a port. Hosts in an internal network have no such names. */
const PUBLIC_URL =
  /^https:\/\/(?:[A-Za-z0-9-]+\.)+(?!(?:local|localhost|internal)(?:[/?#]|$))[A-Za-z][A-Za-z0-9-]*(?:[/?#]|$)/;

export const webhookEndpoints = {
  listWebhookEndpoints: {
    access: ['secretKey'],
    handle: ({ world, query }) =>
      ok(
        page(
          newestFirst(world.state.endpoints.values()).map(withoutSecret),
          'endpoints',
          (endpoint) => endpoint.id,
          query,
        ),
      ),
  },
  createWebhookEndpoint: {
    access: ['secretKey'],
    keyed: true,
    body: object(
      {
        url: text({ pattern: PUBLIC_URL, uri: true }),
        events: list(oneOf(...eventTypes), { min: 1, unique: true }),
      },
      { description: someText },
    ),
    handle({ world: { state, clock, ids }, body }) {
      const endpoint: EndpointRecord = {
        id: ids.next('whk'),
        url: body.url,
        events: body.events,
        description: body.description ?? null,
        createdAt: clock.text(),
        secret: ids.next('whsec'),
      };
      state.endpoints.set(endpoint.id, endpoint);
      return created(endpoint);
    },
  },
  getWebhookEndpoint: {
    access: ['secretKey'],
    handle: ({ world, path }) => ok(withoutSecret(found(world.state.endpoints.get(path.webhookId)))),
  },
  deleteWebhookEndpoint: {
    access: ['secretKey'],
    handle: ({ world, path }) => removed(world.state.endpoints, path.webhookId),
  },
  testWebhookEndpoint: {
    access: ['secretKey'],
    keyed: true,
    handle({ world, path: { webhookId } }) {
      const endpoint = found(world.state.endpoints.get(webhookId));
      const record = recordEvent(world, 'webhook.test', { webhookId });
      world.outbox.send(world, record, endpoint);
      return accepted(sentEvent(record));
    },
  },
  listEvents: {
    access: ['secretKey'],
    handle({ world, query }) {
      const kept = newestFirst(world.state.events.values()).filter((record) => isKept(world, record));
      const { data, nextCursor } = page(kept, 'events', (record) => record.id, query);
      return ok({ data: data.map(sentEvent), nextCursor });
    },
  },
  resendEvent: {
    access: ['secretKey'],
    keyed: true,
    body: object({ webhookId: id('whk') }),
    handle({ world, path, body }) {
      const record = found(world.state.events.get(path.eventId));
      found(isKept(world, record) || undefined);
      const endpoint = world.state.endpoints.get(body.webhookId);
      if (!endpoint) throw invalid('/webhookId', 'No such endpoint.');
      return accepted(world.outbox.send(world, record, endpoint));
    },
  },
} satisfies Definitions;
