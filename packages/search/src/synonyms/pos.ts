import type { Synonyms } from './Synonyms.ts';

/** Tills and restaurants. */
export const posWords: Synonyms = {
  'backend api': 'magento, shopify, woocommerce',
  'check connection':
    'connection ok, connection status, connection working, link working, still connected, test connection, till connected, till offline',
  connect: 'pair',
  'connect restaurant':
    'add branch, add location, add restaurant, attach till, connect till, hook up, link pos, link restaurant, link till, new branch, new restaurant, onboard restaurant, plug restaurant, till integration',
  'customer recognized':
    'customer identification, customer matching, guest identified, identify customer, identify guest, know customer, loyalty id, name till, recognize guest, walk in',
  disconnect: 'deactivate, unlink',
  'disconnect restaurant':
    'closing restaurant, cut connection, detach, remove location, remove restaurant, remove till, restaurant closed, shut branch, stop till, unplug',
  duplicates:
    'booked twice, counted twice, double counted, points twice, receipt twice, same receipt, twice scanned',
  'duplicates receipt twice': 'double scan',
  'loyalty program': 'enroll customer, enroll member',
  order: 'e commerce, ecommerce, magento, online shop, online store, shopify, webshop, woocommerce',
  'points are given': 'forgot points, no points, points added, points missing',
  receipt: 'basket total, purchase amount, sales receipt, sales slip',
  restaurant:
    'branch, cafe, cashier, coffee shop, food service, hospitality, hotel, location, merchant, outlet, point of sale, pos, store, till, venue id',
  'restaurant chains': 'bakery, bar, catering, delivery food, fast food, franchise, pub, restaurants group',
  'retail loyalty':
    'apparel, clothes shop, department store, e commerce, ecommerce, fashion, grocery, online shop, online store, retail chain, retailer, supermarket, webshop',
  till: 'card reader, card terminal, cash desk, cash point, cash register, cashier, checkout counter, checkout desk, checkout terminal, counter, kiosk, payment terminal, register, self checkout, self service kiosk, tablet, terminal, waiter',
  zelty:
    'cash register, epos, point of sale, point of sale integration, pos, pos integration, pos system, register system, restaurant pos, restaurant software, restaurant system, table ordering, till, till software',
  'zelty till': 'clover, epos, lightspeed, oracle micros, square, toast',
};
