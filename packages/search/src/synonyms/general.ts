import type { Synonyms } from './Synonyms.ts';

/** Words of any page. */
export const generalWords: Synonyms = {
  change: 'adjust, alter, modify',
  cost: 'fee schedule, price tag',
  delete: 'throw away',
  dialog: 'modal, popup, prebuilt ui, ui kit',
  error: 'bug, fault',
  event: 'listener, notification, push notification, subscribe',
  find: 'look for',
  id: 'unique id',
  link: 'hyperlink',
  owner: 'ownership',
  public: 'everyone sees',
  remove: 'disable, uninstall',
  'set up': 'init, initialize, setup, spin up',
  shop: 'store',
  support: 'customer service, customer support, help desk, support ticket',
  verify: 'validate, validation, verification',
  version: 'upgrade',
};
