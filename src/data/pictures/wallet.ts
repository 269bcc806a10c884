import { site } from '../../config/site.ts';
import type { Screen } from './Screen.ts';

const place = new URL(site.links.wallet).host;

export const signIn: Screen = {
  label: 'Signing in',
  device: 'phone',
  place,
  blocks: [
    { kind: 'heading', text: 'Sign in' },
    {
      kind: 'field',
      label: 'E-mail address',
      value: 'ada@shop.example',
      note: { term: 'Address', text: 'Always the same one: another address opens another wallet.' },
    },
    {
      kind: 'button',
      text: 'Send me a code',
      note: { term: 'Send', text: 'The code comes by e-mail. Look in the spam folder, too.' },
    },
    {
      kind: 'field',
      label: 'Code',
      value: '– – – – – –',
      note: { term: 'Code', text: 'Works once. Type it here, and tell it to nobody.' },
    },
    {
      kind: 'button',
      text: 'Another way to sign in',
      quiet: true,
      note: {
        term: 'Another way',
        text: 'A text message, Google, or the account that you have at the shop.',
      },
    },
  ],
};

export const assets: Screen = {
  label: 'What you have',
  device: 'phone',
  place,
  blocks: [
    { kind: 'heading', text: 'Harbor Club' },
    {
      kind: 'number',
      value: '143 points',
      detail: '23 of them pending',
      note: { term: 'Points', text: 'Pending ones are on their way. They become final by themselves.' },
    },
    { kind: 'row', text: 'Badges', note: { term: 'Badges', text: 'What you have done or reached.' } },
    { kind: 'row', text: 'Vouchers', note: { term: 'Vouchers', text: 'Each can be used once.' } },
    {
      kind: 'row',
      text: 'Passports',
      note: { term: 'Passports', text: 'Of products that are yours.' },
    },
    {
      kind: 'row',
      text: 'Items and tokens',
      note: { term: 'Items and tokens', text: 'Tickets, collectibles and the like.' },
    },
  ],
};

export const receive: Screen = {
  label: 'Receiving',
  device: 'phone',
  place,
  blocks: [
    { kind: 'heading', text: 'Receive' },
    {
      kind: 'row',
      text: 'Network',
      state: 'Polygon',
      note: { term: 'Network', text: 'Tell it to the sender. What is sent on another one can be lost.' },
    },
    {
      kind: 'square',
      note: { term: 'Square code', text: 'Your address as a picture, for a camera.' },
    },
    {
      kind: 'field',
      label: 'Your address',
      value: '0xE2ec…B4Eb',
      note: {
        term: 'Address',
        text: 'You can show it to anybody. It lets people send to you and take nothing.',
      },
    },
    {
      kind: 'button',
      text: 'Copy',
      note: { term: 'Copy', text: 'Send the copy. Do not type it off by hand.' },
    },
  ],
};

export const redeem: Screen = {
  label: 'Redeeming a reward',
  device: 'phone',
  place,
  blocks: [
    { kind: 'heading', text: 'A dessert of your choice' },
    {
      kind: 'text',
      lines: ['For one visit.'],
      note: { term: 'What it gives', text: 'Read it first, and where it is valid.' },
    },
    {
      kind: 'row',
      text: 'It costs',
      state: '80 points',
      note: { term: 'Cost', text: 'These points leave your wallet.' },
    },
    {
      kind: 'row',
      text: 'You have',
      detail: '23 more are pending',
      state: '120 points',
      note: { term: 'What you can spend', text: 'Final points only. Pending ones count a little later.' },
    },
    {
      kind: 'button',
      text: 'Redeem',
      note: {
        term: 'Redeem',
        text: 'At the till or at the end of your order, not before. It cannot be undone.',
      },
    },
  ],
};

export const recover: Screen = {
  label: 'Recovering on a new phone',
  device: 'phone',
  place,
  blocks: [
    { kind: 'heading', text: 'Recover your wallet' },
    {
      kind: 'text',
      lines: ['You are signed in, and this', 'phone is new to your wallet.'],
      note: { term: 'Why it asks', text: 'A new phone, another browser, another site, or cleared data.' },
    },
    {
      kind: 'button',
      text: 'Use my passkey',
      note: { term: 'Passkey', text: 'Face, finger or screen lock, if you set one up.' },
    },
    {
      kind: 'field',
      label: 'Recovery password',
      value: '••••••••••••',
      note: {
        term: 'Recovery password',
        text: 'The one that you chose. Nacre does not know it and cannot send it.',
      },
    },
    { kind: 'button', text: 'Recover', quiet: true },
  ],
};
