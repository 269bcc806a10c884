import { button, field, heading, lines, quietButton } from './parts.ts';
import type { Block, Screen } from './Screen.ts';

/** A dialog of the key frame, over a page of an app. */
const dialog = (label: string, blocks: readonly Block[]): Screen => ({
  label,
  device: 'phone',
  place: 'shop.example',
  placeNote: { term: 'Your page', text: 'The dialog is the key frame’s, in front of your page.' },
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
    '`password`: at least 12 characters. Your page never sees it.',
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
