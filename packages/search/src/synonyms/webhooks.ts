import type { Synonyms } from './Synonyms.ts';

/** Webhooks and their events. */
export const webhooksWords: Synonyms = {
  'backend api': 'laravel, rails, spring boot',
  'create endpoint':
    'listener url, notification url, register endpoint, register url, register webhook, target url, webhook url',
  'delete webhook endpoint': 'disable webhook, unsubscribe',
  'edge runtimes': 'cloud function, cloudflare, edge function, netlify, serverless',
  events: 'activity stream, changes, event queue, event stream',
  'express webhook': 'koa, nestjs',
  'handle request webhook': 'ack, acknowledge, acknowledgement, respond 200',
  'list events':
    'delivery log, event history, event log, list notifications, missed notifications, notification history, past events, sent notifications, what happened',
  'missed events':
    'dead letter, dead letter queue, delivery failure, delivery log, dlq, failed deliveries, failed delivery',
  'next.js': 'vercel',
  'order and duplicates': 'queue',
  'python webhook': 'django, fastapi, flask',
  resend: 'replay events',
  'resend event':
    'deliver again, event replay, missed notification, redeliver, redelivery, repeat notification, replay webhook, send again',
  'resend missed events': 'backfill',
  'verify webhook': 'verify payload, webhook authenticity, webhook security',
  webhook:
    'event bus, event driven, laravel, pub sub, push event, rails, real time updates, realtime, server event, server notification, server sent events, spring boot, streaming, websocket',
  'webhook events': 'event payload, event schema, event types, webhook body, webhook payload',
  'webhook handle request': 'hono',
  'webhook retries':
    'delivery attempt, delivery failure, event retry, failed deliveries, failed delivery, retry schedule',
  'webhook sandbox': 'cloudflared, ngrok, smee, tunnel',
  'webhook secret':
    'shared secret, signature secret, signing key, signing secret, webhook key, webhook token',
  'webhook signature': 'hmac',
  'webhook signatures':
    'replay attack, replay protection, replay window, signature header, signature verification, timestamp check, timestamp tolerance',
};
