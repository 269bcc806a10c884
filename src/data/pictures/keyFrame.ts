import { passwordLength } from '../facts.ts';
import { button, field, heading, lines, quietButton, row } from './parts.ts';
import type { Block, Screen } from './Screen.ts';

/** Returns a dialog of the key frame, in front of an app's page. */
const dialog = (label: string, blocks: readonly Block[]): Screen => ({
  label,
  device: 'dialog',
  location: 'shop.example',
  locationNote: { term: 'Your page', text: 'The dialog is the key frame’s, in front of your page.' },
  blocks,
});

export const setUpRecovery = dialog('Setting up recovery in an app', [
  heading('Set up your recovery'),
  lines(
    ['If you lose this device, this is', 'how you get your wallet back.'],
    ['After the sign-up, before a transfer, or when your app calls `setUp`.', 'When it asks'],
  ),
  button('Use a passkey', ['`passkey`: if this browser has them.', 'Passkey']),
  field('Recovery password', '••••••••••••', [
    `\`password\`: at least ${passwordLength} characters. Your page never sees it.`,
  ]),
  button('Choose this password'),
  quietButton('Not now', ['`setUp` fails with `iframe/user-rejected`.']),
]);

export const recover = dialog('Recovering in an app', [
  heading('Recover your wallet'),
  lines(
    ['This browser has no key share', 'for your wallet yet.'],
    ['A signing call, or `recover`, on a device without its share.', 'When it asks'],
  ),
  button('Use a passkey', ['Only methods that the user has set up are shown.', 'Passkey']),
  field('Recovery password', '••••••••••••', [
    'After a wrong one the dialog stays, and the user can try again.',
  ]),
  button('Recover', ['The signing call goes on.']),
  quietButton('Not now', [
    'A signing call fails with `crypto/key-share-missing`, `recover` with `iframe/user-rejected`.',
  ]),
]);

export const confirm = dialog('Confirming a transfer in an app', [
  heading('Send this?', [
    'Before each transfer, unless the dashboard’s setting says otherwise.',
    'When it asks',
  ]),
  row('Item', { detail: 'Contract 0xD122…9aDb', state: '#40' }, [
    'The key frame reads it out of the transaction: your page can’t show another.',
  ]),
  row('To', { state: '0xfB69…d359' }, ['Show the same address in your page, so that the user can compare.']),
  row('Network', { state: 'Polygon Amoy' }),
  row('Fee, at most', { state: '0.0051 POL' }, ['The `maxFee` of the transfer.']),
  button('Confirm', ['Two shares are joined, and the signature goes back to your page.']),
  quietButton('Decline', ['The call fails with `iframe/user-rejected`. Nothing is signed.']),
]);
