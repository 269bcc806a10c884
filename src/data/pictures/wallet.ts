import { site } from '../../config/site.ts';
import { amount, button, field, heading, lines, quietButton, row, square } from './parts.ts';
import type { Block, Screen } from './Screen.ts';

const location = new URL(site.links.wallet).host;

const screen = (label: string, blocks: readonly Block[]): Screen => ({
  label,
  device: 'phone',
  location,
  blocks,
});

export const signIn = screen('Signing in', [
  heading('Sign in'),
  field('E-mail address', 'ada@shop.example', [
    'Always use the same one: another address opens another wallet.',
    'Address',
  ]),
  button('Send me a code', ['The code comes by e-mail. Look in the spam folder, too.', 'Send']),
  field('Code', '– – – – – –', ['Works once. Type it here, and don’t tell it to anyone.']),
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
  row('Badges', {}, ['For what you’ve done or reached.']),
  row('Vouchers', {}, ['Each can be used once.']),
  row('Passports', {}, ['Of products that you own.']),
  row('Items and tokens', {}, ['Tickets, collectibles and the like.']),
]);

export const receive = screen('Receiving', [
  heading('Receive'),
  row('Network', { state: 'Polygon' }, ['Tell it to the sender. Things sent on another one can be lost.']),
  square(['Your address as a picture, for a camera.', 'Square code']),
  field('Your address', '0xbdF2…e602', [
    'You can show it to anyone. It lets people send to you and take nothing.',
    'Address',
  ]),
  button('Copy', ['Send the copy. Don’t type it by hand.']),
]);

export const redeem = screen('Redeeming points', [
  heading('A dessert of your choice'),
  lines(['For one visit.'], ['Read it first, and where it is valid.', 'What you get']),
  row('It costs', { state: '80 points' }, ['These points leave your wallet.', 'Cost']),
  row('You have', { detail: '23 more are pending', state: '120 points' }, [
    'Final points only. Pending ones count a little later.',
    'What you can spend',
  ]),
  button('Redeem', ['Whenever you like. It can’t be undone.']),
]);

export const useVoucher = screen('Using a voucher', [
  heading('A dessert of your choice'),
  square(['The code as a picture, for the scanner at the till.', 'Square code']),
  amount('7KQF-29MX', 'works for 5 minutes', [
    'The same code in letters. It works once. If it runs out, ask for a new one.',
    'Code',
  ]),
  lines(['Show this at the till.'], ['When the till has taken it, the voucher is gone.', 'Till']),
]);

export const confirm = screen('Confirming a transfer', [
  heading('Send this?'),
  row('Item', { detail: 'Contract 0xD122…9aDb', state: '#40' }, [
    'The number of your ticket, and the register entry that it belongs to.',
  ]),
  row('To', { state: '0xfB69…d359' }, ['Compare it with the address that the other person sees.']),
  row('Network', { state: 'Polygon Amoy' }, ['The same one that the other person named.']),
  row('Fee, at most', { state: '0.0051 POL' }, ['What the network can take, in its own currency.']),
  button('Confirm', ['From then on, only the other person can give it back.']),
  quietButton('Decline', ['Nothing is sent.']),
]);

export const recover = screen('Recovering on a new phone', [
  heading('Recover your wallet'),
  lines(
    ['You are signed in, and this', 'phone is new to your wallet.'],
    ['The browser deleted its data, or the phone, browser or site is a new one.', 'Why it asks'],
  ),
  button('Use my passkey', ['Face, finger or screen lock, if you set one up.', 'Passkey']),
  field('Recovery password', '••••••••••••', [
    'The one that you chose. Nacre doesn’t know it and can’t send it.',
  ]),
  quietButton('Recover'),
]);
