import { answerTime, attemptCount, retryPeriod, signatureAge } from '../facts.ts';
import { defineSequence } from './Sequence.ts';

/** The verification with which an endpoint distinguishes webhooks of Nacre from forged ones. */
export const webhook = defineSequence({
  label: 'A webhook and its verification',
  participants: [
    { id: 'nacre', name: 'Nacre', nacre: true },
    { id: 'endpoint', name: 'Your endpoint' },
    { id: 'verify', name: 'verifyWebhook', nacre: true },
    { id: 'queue', name: 'Your queue' },
  ],
  steps: [
    { at: 'nacre', text: 'Signs time and body with the endpoint’s secret' },
    { from: 'nacre', to: 'endpoint', text: 'the event, with `Nacre-Signature`' },
    { at: 'endpoint', text: 'Keeps the raw body, unread' },
    { from: 'endpoint', to: 'verify', call: 'verifyWebhook', text: 'body, signature, secret' },
    { at: 'verify', text: 'Reads time and signatures from the header' },
    { at: 'verify', text: 'Compares the HMAC in constant time' },
    { at: 'verify', text: `Refuses a time over ${signatureAge} away` },
    { at: 'verify', text: 'Reads the event' },
    { from: 'verify', to: 'endpoint', text: 'the event', reply: true },
    { from: 'endpoint', to: 'queue', text: 'the event, stored once per `id`' },
    { from: 'endpoint', to: 'nacre', text: 'status 204', reply: true },
  ],
  branches: [
    {
      when: 'If a check fails',
      steps: [
        { from: 'verify', to: 'endpoint', call: 'crypto/proof-invalid', reply: true },
        { from: 'endpoint', to: 'nacre', text: 'status 400, and nothing is stored', reply: true },
      ],
    },
    {
      when: 'If the type of the event is newer than your SDK',
      steps: [
        { from: 'verify', to: 'endpoint', text: 'the event, as `unknown`', reply: true },
        { from: 'endpoint', to: 'queue', text: 'the event, stored once per `id`' },
        { from: 'endpoint', to: 'nacre', text: 'status 204: it is genuine', reply: true },
      ],
    },
    {
      when: `If no 2xx answer arrives within ${answerTime}`,
      steps: [
        {
          from: 'nacre',
          to: 'endpoint',
          text: `the same event again: up to ${attemptCount} attempts over ${retryPeriod}`,
        },
      ],
    },
  ],
});
