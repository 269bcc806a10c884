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
    choice(['Sandbox', 'Live'], ['Each has keys and allowed origins of its own.', 'Environment']),
    row('Allowed origins', { detail: 'https://app.shop.example' }, [
      'Where the key frame accepts calls from: scheme, host and port.',
    ]),
    row('Sign-in', { detail: 'E-mail code, own JWT' }, [
      'The ways that users have, and the issuer and JWKS of your own JWT.',
    ]),
    row('Webhooks', { detail: 'https://shop.example/hooks/nacre' }, [
      'The addresses of your servers that events are sent to.',
    ]),
    row('Logs', {}, ['Where you find out why a call failed.']),
  ],
  ['The organization and the application. Look here before you change something.', 'Where you are'],
);

export const members = screen('Members and roles', place, [
  heading('Members'),
  row('owner@shop.example', { state: 'Owner' }, [
    'Does everything. Nobody else transfers or deletes the organization.',
    'Owner',
  ]),
  row('lead@shop.example', { state: 'Admin' }, ['Looks after applications, members and keys.', 'Admin']),
  row('dev@shop.example', { state: 'Developer' }, [
    'Has the keys of the sandbox, webhooks and logs. No secret keys of live.',
    'Developer',
  ]),
  row('help@shop.example', { state: 'Operator' }, [
    'Supports users, runs loyalty and passports. No keys.',
    'Operator',
  ]),
  row('audit@shop.example', { state: 'Viewer' }, ['Reads.', 'Viewer']),
  button('Invite a member', ['For owners and admins. A member has one role in an organization.', 'Invite']),
]);

export const keys = screen(
  'Keys of an environment',
  inSandbox,
  [
    heading('Keys'),
    row('Publishable key', { detail: 'pk_sandbox_…' }, [
      'Goes into your page. It can start a sign-in and nothing else.',
    ]),
    row('Secret key', { detail: 'sk_sandbox_…' }, [
      'For your server only. Whoever has it acts for your application.',
    ]),
    button('Create a secret key', ['First the second key, then the change on your servers.', 'Create']),
    quietButton('Revoke', ['Calls with the key fail at once, and it does not come back.']),
  ],
  ['A key of one environment does not work in the other.', 'Environment'],
);

export const users = screen('A user', inSandbox, [
  field('Find a user', 'ada@shop.example', [
    'By what the user tells you, such as the e-mail address of the account.',
    'Find',
  ]),
  heading('Ada Martin'),
  row('Account', { detail: 'Polygon Amoy', state: '0xbdF2…e602' }, [
    'One per network. You see what it holds, and cannot move it or sign for the user.',
  ]),
  row('Points', { detail: 'Harbor Club', state: '120 settled, 0 pending' }, [
    'Pending points are on their way: they have not settled on the network yet.',
  ]),
  row('Order', { detail: 'ord_2Pw84nRt', state: 'pending' }, [
    'Its state tells what it waits for: here, for the payment.',
  ]),
]);

export const programs = screen('A loyalty program', inSandbox, [
  heading('Harbor Club'),
  row('Points token', { detail: 'Polygon Amoy', state: 'HPT' }, [
    'What points are counted in, and the network that they are on.',
  ]),
  row('Earning ratio', { state: '1 point for 1.00 EUR' }, [
    'How many points for how much money. A fraction of a point is dropped.',
  ]),
  row('Silver', { detail: 'A dessert of your choice, 80 points', state: 'from 100' }, [
    'A threshold in earned points, and the rewards that it opens, each with its cost.',
    'Tier',
  ]),
  row('Gold', { detail: 'Gold badge, Birthday points', state: 'from 500' }),
  row('Zelty connection', { detail: 'Harbor Bistro', state: 'active' }, [
    'The till of a restaurant whose paid orders earn points.',
  ]),
]);

export const passports = screen('Product passports', inSandbox, [
  heading('Harbor Jacket'),
  row('Model', { detail: 'GTIN 09520123456788', state: 'published' }, [
    'What you write here, every batch and item below inherits.',
  ]),
  row('Batch', { detail: '2026-B07', state: 'published' }, [
    'The pieces that were made together. It needs a published model.',
  ]),
  row('Item', { detail: 'HJ-000118', state: 'published' }, [
    'One piece, and the only level that somebody can claim.',
  ]),
  button('Add an event', ['A repair, a sale, an inspection. It cannot be changed or removed.', 'Event']),
  quietButton('Retire', ['The last state of a passport. There is no way back.']),
]);
