import { button, choice, field, heading, quietButton, row, noteOf, type NoteWords } from './parts.ts';
import type { Block, Menu, Screen } from './Screen.ts';

const organization = 'Harbor Outfitters';
const application = 'Shop app';

/** The menus of the organization and of an environment. */
const menus = [
  ['Applications', 'Members'],
  ['Keys', 'Allowed origins', 'Sign-in', 'Wallet', 'Webhooks', 'Logs', 'Users', 'Loyalty', 'Passports'],
] as const;
type Entry = (typeof menus)[number][number];

const menuOf = (current: Entry): Menu => ({
  entries: menus.find((entries) => entries.some((entry) => entry === current)) ?? [],
  current,
});

const screen = (
  label: string,
  current: Entry,
  location: string,
  blocks: readonly Block[],
  words?: NoteWords,
): Screen => ({
  label,
  device: 'browser',
  location,
  ...(words && { locationNote: noteOf(words) }),
  menu: menuOf(current),
  blocks,
});

/** A screen of an environment. */
const inSandbox = (label: string, current: Entry, blocks: readonly Block[], words?: NoteWords): Screen =>
  screen(label, current, `${application} / Sandbox / ${current}`, blocks, words);

export const applications = screen(
  'The menu of an application',
  'Applications',
  `${organization} / ${application}`,
  [
    heading(application),
    choice(
      ['Sandbox', 'Live'],
      ['Each has everything below for itself. Look here before you change something.', 'Environment'],
    ),
    row('Keys', { detail: 'pk_sandbox_…' }, ['The publishable key, and the secret keys.']),
    row('Allowed origins', { detail: 'https://app.shop.example' }, [
      'The origins that the key frame accepts calls from: scheme, host and port.',
    ]),
    row('Sign-in', { detail: 'E-mail code, own JWT' }, [
      'How users sign in, the issuer and JWKS of your own JWT, and a spending cap for SMS.',
    ]),
    row('Wallet', { detail: 'Recovery, confirmation' }, [
      'When users are asked to set up recovery, and which signatures they confirm.',
    ]),
    row('Webhooks', { detail: 'https://shop.example/hooks/nacre' }, [
      'The addresses on your servers that get events.',
    ]),
    row('Logs', {}, ['What was called, and why a call failed.']),
    row('Users', {}, ['Find a user, and see points, orders and accounts.']),
    row('Loyalty', {}, ['Programs, tiers, rewards, and Zelty connections.']),
    row('Passports', {}, ['Models, batches and items.']),
  ],
  ['The organization, with its members, and one of its applications.', 'Where you are'],
);

export const wallet = inSandbox(
  'Wallet settings',
  'Wallet',
  [
    heading('Wallet'),
    row('Ask for recovery', { state: 'after sign-up' }, [
      'After sign-up, before the first transfer, or required before the first transfer.',
    ]),
    row('Signatures to confirm', { state: 'transfers' }, [
      'All, transfers, or none. The key frame shows what is signed.',
    ]),
  ],
  ['Sandbox and live have settings of their own.', 'Environment'],
);

export const members = screen('Members and roles', 'Members', `${organization} / Members`, [
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

export const keys = inSandbox(
  'Keys of an environment',
  'Keys',
  [
    heading('Keys'),
    row('Publishable key', { detail: 'pk_sandbox_…' }, [
      'Goes into your page. It can start a sign-in and nothing else.',
    ]),
    row('Secret key', { detail: 'sk_sandbox_…' }, [
      'For your server only. Whoever has it acts for your application.',
    ]),
    button('Create a secret key', ['Create the second key first, then change your servers.', 'Create']),
    quietButton('Revoke', ['Calls with the key fail at once, and it doesn’t come back.']),
  ],
  ['A key of one environment doesn’t work in the other.', 'Environment'],
);

export const users = inSandbox('A user', 'Users', [
  field('Find a user', 'ada@shop.example', [
    'Search for what the user tells you, such as the e-mail address of the account.',
    'Find',
  ]),
  heading('Ada Martin'),
  row('Account', { detail: 'Polygon Amoy', state: '0xbdF2…e602' }, [
    'One per network. You see what it holds, and can’t move it or sign for the user.',
  ]),
  row('Points', { detail: 'Harbor Club', state: '120 settled, 0 pending' }, [
    'Pending points haven’t settled on the network yet. Open the row for the history.',
  ]),
  row('Order', { detail: 'ord_2Pw84nRt', state: 'pending' }, [
    'Its state says what it waits for: here, for the payment.',
  ]),
]);

export const programs = inSandbox('A loyalty program', 'Loyalty', [
  heading('Harbor Club'),
  row('Points token', { detail: 'Polygon Amoy', state: 'HPT' }, [
    'The token that counts points, and its network. Neither can change later.',
  ]),
  row('Earning ratio', { state: '1 point for 1.00 EUR' }, [
    'How many points for how much money. A fraction of a point is dropped.',
  ]),
  row('Silver', { detail: 'A dessert of your choice, 80 points', state: 'from 100' }, [
    'A threshold in earned points, and the rewards that it opens, each with its cost.',
    'Tier',
  ]),
  row('Gold', { detail: 'Gold badge, Birthday points', state: 'from 500' }),
  button('Add a tier', ['A name and a threshold in points.', 'New tier']),
  quietButton('Add a reward', [
    'Kind, name, text, picture and cost; a badge or voucher also has a collection.',
    'New reward',
  ]),
  row('Zelty connection', { detail: 'Harbor Bistro', state: 'active' }, [
    'The till of a restaurant whose paid orders earn points.',
  ]),
]);

export const passports = inSandbox('Product passports', 'Passports', [
  heading('Harbor Jacket'),
  row('Model', { detail: 'GTIN 09520123456788', state: 'published' }, [
    'Every batch and item below inherits what you write here.',
  ]),
  row('Batch', { detail: '2026-B07', state: 'published' }, [
    'The pieces that were made together. It needs a published model.',
  ]),
  row('Item', { detail: 'HJ-000118', state: 'published' }, [
    'One piece, and the only level that can be claimed.',
  ]),
  button('Add an event', ['A repair, a sale, an inspection. It can’t be changed or removed.', 'Event']),
  quietButton('Retire', ['The last state of a passport. There is no way back.']),
]);
