import { defineSequence } from './Sequence.ts';

/** The display of points before they settle, and the case that they don't settle. */
export const loyalty = defineSequence({
  label: 'From a purchase to settled points',
  participants: [
    { id: 'app', name: 'Your app' },
    { id: 'server', name: 'Your server' },
    { id: 'nacre', name: 'Nacre', nacre: true },
    { id: 'chain', name: 'Network' },
  ],
  steps: [
    { at: 'app', text: 'Shows 120 points, all settled' },
    { from: 'server', to: 'nacre', call: 'earnPoints', text: '23.80 EUR spent' },
    { from: 'nacre', to: 'server', text: 'an entry of 23 points, `pending`', reply: true },
    { from: 'app', to: 'nacre', call: 'client.loyalty.getBalance' },
    { from: 'nacre', to: 'app', text: '120 settled + 23 pending', reply: true },
    { at: 'app', text: 'Shows 143, the optimistic balance' },
    { from: 'nacre', to: 'chain', text: '23 points' },
    { from: 'chain', to: 'nacre', text: 'confirmed: the entry is `settled`', reply: true },
    { from: 'nacre', to: 'server', call: 'loyalty.points_earned' },
    { from: 'app', to: 'nacre', call: 'client.loyalty.getBalance' },
    { from: 'nacre', to: 'app', text: '143 settled + 0 pending', reply: true },
  ],
  branches: [
    {
      when: 'If the entry fails to settle, in place of steps 8 to 11',
      steps: [
        { at: 'nacre', text: 'Marks the entry `failed`; no webhook is sent' },
        { from: 'app', to: 'nacre', call: 'client.loyalty.getBalance' },
        { from: 'nacre', to: 'app', text: '120 settled + 0 pending', reply: true },
        { at: 'app', text: 'Shows 120 again' },
      ],
    },
  ],
});
