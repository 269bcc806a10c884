import type { Screen } from './Screen.ts';

const place = 'Harbor Outfitters';
const inSandbox = `${place} / Shop app / Sandbox`;

export const applications: Screen = {
  label: 'An application and its environments',
  device: 'browser',
  place: `${place} / Shop app`,
  placeNote: {
    term: 'Where you are',
    text: 'The organization and the application. Look here before you change something.',
  },
  blocks: [
    { kind: 'heading', text: 'Shop app' },
    {
      kind: 'choice',
      options: ['Sandbox', 'Live'],
      note: { term: 'Environment', text: 'Each has keys and allowed origins of its own.' },
    },
    {
      kind: 'row',
      text: 'Allowed origins',
      detail: 'https://app.shop.example',
      note: {
        term: 'Allowed origins',
        text: 'Where the key frame accepts calls from: scheme, host and port.',
      },
    },
    {
      kind: 'row',
      text: 'Sign-in',
      detail: 'E-mail code, own JWT',
      note: { term: 'Sign-in', text: 'The ways that users have, and the issuer and JWKS of your own JWT.' },
    },
    {
      kind: 'row',
      text: 'Webhooks',
      detail: 'https://shop.example/hooks/nacre',
      note: { term: 'Webhooks', text: 'The addresses of your servers that events are sent to.' },
    },
    { kind: 'row', text: 'Logs', note: { term: 'Logs', text: 'Where you find out why a call failed.' } },
  ],
};

export const members: Screen = {
  label: 'Members and roles',
  device: 'browser',
  place,
  blocks: [
    { kind: 'heading', text: 'Members' },
    {
      kind: 'row',
      text: 'owner@shop.example',
      state: 'Owner',
      note: { term: 'Owner', text: 'Does everything. Nobody else transfers or deletes the organization.' },
    },
    {
      kind: 'row',
      text: 'lead@shop.example',
      state: 'Admin',
      note: { term: 'Admin', text: 'Looks after applications, members and keys.' },
    },
    {
      kind: 'row',
      text: 'dev@shop.example',
      state: 'Developer',
      note: {
        term: 'Developer',
        text: 'Has the keys of the sandbox, webhooks and logs. No secret keys of live.',
      },
    },
    {
      kind: 'row',
      text: 'help@shop.example',
      state: 'Operator',
      note: { term: 'Operator', text: 'Supports users, runs loyalty and passports. No keys.' },
    },
    {
      kind: 'row',
      text: 'audit@shop.example',
      state: 'Viewer',
      note: { term: 'Viewer', text: 'Reads.' },
    },
    {
      kind: 'button',
      text: 'Invite a member',
      note: { term: 'Invite', text: 'For owners and admins. A member has one role in an organization.' },
    },
  ],
};

export const keys: Screen = {
  label: 'Keys of an environment',
  device: 'browser',
  place: inSandbox,
  placeNote: { term: 'Environment', text: 'A key of one environment does not work in the other.' },
  blocks: [
    { kind: 'heading', text: 'Keys' },
    {
      kind: 'row',
      text: 'Publishable key',
      detail: 'pk_sandbox_…',
      note: {
        term: 'Publishable key',
        text: 'Goes into your page. It can start a sign-in and nothing else.',
      },
    },
    {
      kind: 'row',
      text: 'Secret key',
      detail: 'sk_sandbox_…',
      note: { term: 'Secret key', text: 'For your server only. Whoever has it acts for your application.' },
    },
    {
      kind: 'button',
      text: 'Create a secret key',
      note: { term: 'Create', text: 'First the second key, then the change on your servers.' },
    },
    {
      kind: 'button',
      text: 'Revoke',
      quiet: true,
      note: { term: 'Revoke', text: 'Calls with the key fail at once, and it does not come back.' },
    },
  ],
};

export const users: Screen = {
  label: 'A user',
  device: 'browser',
  place: inSandbox,
  blocks: [
    {
      kind: 'field',
      label: 'Find a user',
      value: 'ada@shop.example',
      note: { term: 'Find', text: 'By what the user tells you, such as the e-mail address of the account.' },
    },
    { kind: 'heading', text: 'Ada Martin' },
    {
      kind: 'row',
      text: 'Account',
      detail: 'Polygon Amoy',
      state: '0xE2ec…B4Eb',
      note: {
        term: 'Account',
        text: 'One per network. You see what it holds, and cannot move it or sign for the user.',
      },
    },
    {
      kind: 'row',
      text: 'Points',
      detail: 'Harbor Club',
      state: '120 settled, 0 pending',
      note: {
        term: 'Points',
        text: 'Pending points are on their way: they have not settled on the network yet.',
      },
    },
    {
      kind: 'row',
      text: 'Order',
      detail: 'ord_2Pw84nRt',
      state: 'pending',
      note: { term: 'Order', text: 'Its state tells what it waits for: here, for the payment.' },
    },
  ],
};

export const programs: Screen = {
  label: 'A loyalty program',
  device: 'browser',
  place: inSandbox,
  blocks: [
    { kind: 'heading', text: 'Harbor Club' },
    {
      kind: 'row',
      text: 'Points token',
      detail: 'Polygon Amoy',
      state: 'HPT',
      note: { term: 'Points token', text: 'What points are counted in, and the network that they are on.' },
    },
    {
      kind: 'row',
      text: 'Earning ratio',
      state: '1 point for 1.00 EUR',
      note: {
        term: 'Earning ratio',
        text: 'How many points for how much money. A fraction of a point is dropped.',
      },
    },
    {
      kind: 'row',
      text: 'Silver',
      detail: 'A dessert of your choice, 80 points',
      state: 'from 100',
      note: {
        term: 'Tier',
        text: 'A threshold in earned points, and the rewards that it opens, each with its cost.',
      },
    },
    { kind: 'row', text: 'Gold', detail: 'Gold badge, Birthday points', state: 'from 500' },
    {
      kind: 'row',
      text: 'Zelty connection',
      detail: 'Harbor Bistro',
      state: 'active',
      note: { term: 'Zelty connection', text: 'The till of a restaurant whose paid orders earn points.' },
    },
  ],
};

export const passports: Screen = {
  label: 'Product passports',
  device: 'browser',
  place: inSandbox,
  blocks: [
    { kind: 'heading', text: 'Harbor Jacket' },
    {
      kind: 'row',
      text: 'Model',
      detail: 'GTIN 09520123456788',
      state: 'published',
      note: { term: 'Model', text: 'What you write here, every batch and item below inherits.' },
    },
    {
      kind: 'row',
      text: 'Batch',
      detail: '2026-B07',
      state: 'published',
      note: { term: 'Batch', text: 'The pieces that were made together. It needs a published model.' },
    },
    {
      kind: 'row',
      text: 'Item',
      detail: 'HJ-000118',
      state: 'published',
      note: { term: 'Item', text: 'One piece, and the only level that somebody can claim.' },
    },
    {
      kind: 'button',
      text: 'Add an event',
      note: { term: 'Event', text: 'A repair, a sale, an inspection. It cannot be changed or removed.' },
    },
    {
      kind: 'button',
      text: 'Retire',
      quiet: true,
      note: { term: 'Retire', text: 'The last state of a passport. There is no way back.' },
    },
  ],
};
