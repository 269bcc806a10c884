import { button, choice, field, heading, quietButton, row, noteOf, type NoteWords } from './parts.ts';
import type { Block, Screen } from './Screen.ts';

const place = 'Harbor Outfitters';
const inSandbox = `${place} / Shop app / Sandbox`;

const screen = (label: string, where: string, blocks: readonly Block[], words?: NoteWords): Screen => ({
  label,
  device: 'browser',
  place: where,
  ...(words && { placeNote: noteOf(words) }),
  blocks,
});

export const applications = screen(
  'An application and its environments',
  `${place} / Shop app`,
  [
    heading('Shop app'),
    choice(['Sandbox', 'Live'], ['Environment', 'Each has keys and allowed origins of its own.']),
    row('Allowed origins', { detail: 'https://app.shop.example' }, [
      'Allowed origins',
      'Where the key frame accepts calls from: scheme, host and port.',
    ]),
    row('Sign-in', { detail: 'E-mail code, own JWT' }, [
      'Sign-in',
      'The ways that users have, and the issuer and JWKS of your own JWT.',
    ]),
    row('Webhooks', { detail: 'https://shop.example/hooks/nacre' }, [
      'Webhooks',
      'The addresses of your servers that events are sent to.',
    ]),
    row('Logs', {}, ['Logs', 'Where you find out why a call failed.']),
  ],
  ['Where you are', 'The organization and the application. Look here before you change something.'],
);

export const members = screen('Members and roles', place, [
  heading('Members'),
  row('owner@shop.example', { state: 'Owner' }, [
    'Owner',
    'Does everything. Nobody else transfers or deletes the organization.',
  ]),
  row('lead@shop.example', { state: 'Admin' }, ['Admin', 'Looks after applications, members and keys.']),
  row('dev@shop.example', { state: 'Developer' }, [
    'Developer',
    'Has the keys of the sandbox, webhooks and logs. No secret keys of live.',
  ]),
  row('help@shop.example', { state: 'Operator' }, [
    'Operator',
    'Supports users, runs loyalty and passports. No keys.',
  ]),
  row('audit@shop.example', { state: 'Viewer' }, ['Viewer', 'Reads.']),
  button('Invite a member', ['Invite', 'For owners and admins. A member has one role in an organization.']),
]);

export const keys = screen(
  'Keys of an environment',
  inSandbox,
  [
    heading('Keys'),
    row('Publishable key', { detail: 'pk_sandbox_…' }, [
      'Publishable key',
      'Goes into your page. It can start a sign-in and nothing else.',
    ]),
    row('Secret key', { detail: 'sk_sandbox_…' }, [
      'Secret key',
      'For your server only. Whoever has it acts for your application.',
    ]),
    button('Create a secret key', ['Create', 'First the second key, then the change on your servers.']),
    quietButton('Revoke', ['Revoke', 'Calls with the key fail at once, and it does not come back.']),
  ],
  ['Environment', 'A key of one environment does not work in the other.'],
);

export const users = screen('A user', inSandbox, [
  field('Find a user', 'ada@shop.example', [
    'Find',
    'By what the user tells you, such as the e-mail address of the account.',
  ]),
  heading('Ada Martin'),
  row('Account', { detail: 'Polygon Amoy', state: '0xbdF2…e602' }, [
    'Account',
    'One per network. You see what it holds, and cannot move it or sign for the user.',
  ]),
  row('Points', { detail: 'Harbor Club', state: '120 settled, 0 pending' }, [
    'Points',
    'Pending points are on their way: they have not settled on the network yet.',
  ]),
  row('Order', { detail: 'ord_2Pw84nRt', state: 'pending' }, [
    'Order',
    'Its state tells what it waits for: here, for the payment.',
  ]),
]);

export const programs = screen('A loyalty program', inSandbox, [
  heading('Harbor Club'),
  row('Points token', { detail: 'Polygon Amoy', state: 'HPT' }, [
    'Points token',
    'What points are counted in, and the network that they are on.',
  ]),
  row('Earning ratio', { state: '1 point for 1.00 EUR' }, [
    'Earning ratio',
    'How many points for how much money. A fraction of a point is dropped.',
  ]),
  row('Silver', { detail: 'A dessert of your choice, 80 points', state: 'from 100' }, [
    'Tier',
    'A threshold in earned points, and the rewards that it opens, each with its cost.',
  ]),
  row('Gold', { detail: 'Gold badge, Birthday points', state: 'from 500' }),
  row('Zelty connection', { detail: 'Harbor Bistro', state: 'active' }, [
    'Zelty connection',
    'The till of a restaurant whose paid orders earn points.',
  ]),
]);

export const passports = screen('Product passports', inSandbox, [
  heading('Harbor Jacket'),
  row('Model', { detail: 'GTIN 09520123456788', state: 'published' }, [
    'Model',
    'What you write here, every batch and item below inherits.',
  ]),
  row('Batch', { detail: '2026-B07', state: 'published' }, [
    'Batch',
    'The pieces that were made together. It needs a published model.',
  ]),
  row('Item', { detail: 'HJ-000118', state: 'published' }, [
    'Item',
    'One piece, and the only level that somebody can claim.',
  ]),
  button('Add an event', ['Event', 'A repair, a sale, an inspection. It cannot be changed or removed.']),
  quietButton('Retire', ['Retire', 'The last state of a passport. There is no way back.']),
]);
