import type { Synonyms } from './Synonyms.ts';

/** Words of any page. */
export const generalWords: Synonyms = {
  dialog: 'modal, popup, prebuilt ui, ui kit',
  event: 'listener, notification, push notification, subscribe',
  id: 'unique id',
  link: 'hyperlink',
  owner: 'ownership',
  remove: 'disable, uninstall',
  'set up': 'init, initialize, setup, spin up',
  shop: 'store',
  support: 'customer service, customer support, help desk, support ticket',
  verify: 'validate, validation, verification',
  version: 'upgrade',
};
