import { defineSequence } from './Sequence.ts';

/** The sequence from a paid order at the till to points, and back after a refund. */
export const zelty = defineSequence({
  label: 'From an order at the till to points',
  participants: [
    { id: 'app', name: 'Your app' },
    { id: 'server', name: 'Your server' },
    { id: 'till', name: 'Till with Zelty' },
    { id: 'nacre', name: 'Nacre', nacre: true },
    { id: 'chain', name: 'Network' },
  ],
  steps: [
    { from: 'till', to: 'nacre', text: 'a paid order of a recognized customer' },
    { at: 'nacre', text: 'Finds that the order id has not earned yet' },
    { at: 'nacre', text: 'Queues an entry of kind `earn`' },
    { from: 'app', to: 'nacre', call: 'client.loyalty.getBalance' },
    { from: 'nacre', to: 'app', text: 'the points, as `pending`', reply: true },
    { from: 'nacre', to: 'chain', text: 'the points' },
    { from: 'chain', to: 'nacre', text: 'confirmed: the entry is `settled`', reply: true },
    { from: 'nacre', to: 'server', call: 'loyalty.points_earned', text: 'if you subscribed to it' },
  ],
  branches: [
    {
      when: 'If the same order is reported again',
      steps: [
        { from: 'till', to: 'nacre', text: 'the order, a second time' },
        { at: 'nacre', text: 'Finds that the order id has earned: nothing more' },
      ],
    },
    {
      when: 'If the order is refunded',
      steps: [
        { from: 'till', to: 'nacre', text: 'the refund' },
        { at: 'nacre', text: 'Queues an entry of kind `reversal`' },
        { from: 'nacre', to: 'chain', text: 'the points are burned' },
      ],
    },
  ],
});
