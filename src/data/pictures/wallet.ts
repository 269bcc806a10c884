import { site } from '../../config/site.ts';
import { amount, button, field, heading, lines, quietButton, row, square } from './parts.ts';
import type { Block, Screen } from './Screen.ts';

const place = new URL(site.links.wallet).host;

const screen = (label: string, blocks: readonly Block[]): Screen => ({
  label,
  device: 'phone',
  place,
  blocks,
});

export const signIn = screen('Signing in', [
  heading('Sign in'),
  field('E-mail address', 'ada@shop.example', [
    'Always the same one: another address opens another wallet.',
    'Address',
  ]),
  button('Send me a code', ['The code comes by e-mail. Look in the spam folder, too.', 'Send']),
  field('Code', '– – – – – –', ['Works once. Type it here, and tell it to nobody.']),
  quietButton('Another way to sign in', [
    'A text message, Google, or the account that you have at the shop.',
    'Another way',
  ]),
]);

export const assets = screen('What you have', [
  heading('Harbor Club'),
  amount('143 points', '23 of them pending', [
    'Pending ones are on their way. They become final by themselves.',
    'Points',
  ]),
  row('Badges', {}, ['What you have done or reached.']),
  row('Vouchers', {}, ['Each can be used once.']),
  row('Passports', {}, ['Of products that are yours.']),
  row('Items and tokens', {}, ['Tickets, collectibles and the like.']),
]);

export const receive = screen('Receiving', [
  heading('Receive'),
  row('Network', { state: 'Polygon' }, ['Tell it to the sender. What is sent on another one can be lost.']),
  square(['Your address as a picture, for a camera.', 'Square code']),
  field('Your address', '0xbdF2…e602', [
    'You can show it to anybody. It lets people send to you and take nothing.',
    'Address',
  ]),
  button('Copy', ['Send the copy. Do not type it off by hand.']),
]);

export const redeem = screen('Redeeming a reward', [
  heading('A dessert of your choice'),
  lines(['For one visit.'], ['Read it first, and where it is valid.', 'What it gives']),
  row('It costs', { state: '80 points' }, ['These points leave your wallet.', 'Cost']),
  row('You have', { detail: '23 more are pending', state: '120 points' }, [
    'Final points only. Pending ones count a little later.',
    'What you can spend',
  ]),
  button('Redeem', ['At the till or at the end of your order, not before. It cannot be undone.']),
]);

export const recover = screen('Recovering on a new phone', [
  heading('Recover your wallet'),
  lines(
    ['You are signed in, and this', 'phone is new to your wallet.'],
    ['A new phone, another browser, another site, or cleared data.', 'Why it asks'],
  ),
  button('Use my passkey', ['Face, finger or screen lock, if you set one up.', 'Passkey']),
  field('Recovery password', '••••••••••••', [
    'The one that you chose. Nacre does not know it and cannot send it.',
  ]),
  quietButton('Recover'),
]);
