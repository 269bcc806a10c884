import { created, ok, removed } from '../answer.ts';
import { eventTypes } from '../constants.ts';
import { list, object, oneOf, text } from '../check.ts';
import { someText } from '../formats.ts';
import type { Schema } from '../operations.ts';
import { newestFirst, page } from '../page.ts';
import { found } from '../refuse.ts';
import type { EndpointRecord } from '../State.ts';
import type { Definitions } from '../World.ts';

const withoutSecret = ({ secret: _, ...endpoint }: EndpointRecord): Schema<'WebhookEndpoint'> => endpoint;

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
        url: text({ pattern: /^https:\/\//, uri: true }),
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
} satisfies Definitions;
