import type { Synonyms } from './Synonyms.ts';

/** Tills and restaurants. */
export const tillsWords: Synonyms = {
  'backend api': 'magento, shopify, woocommerce',
  connect: 'pair',
  'connect restaurant': 'link pos',
  'customer recognized': 'customer identification, customer matching, identify customer, loyalty id, walk in',
  disconnect: 'deactivate, unlink',
  'duplicates receipt twice': 'double scan',
  'loyalty program': 'enroll customer, enroll member',
  order: 'e commerce, ecommerce, magento, online shop, online store, shopify, webshop, woocommerce',
  receipt: 'basket total, purchase amount, sales receipt, sales slip',
  restaurant:
    'branch, cafe, cashier, coffee shop, food service, hospitality, hotel, location, merchant, outlet, point of sale, pos, store, till, venue id',
  'restaurant chains': 'franchise',
  'retail loyalty': 'e commerce, ecommerce, online shop, online store, webshop',
  till: 'card reader, card terminal, cash desk, cash register, cashier, checkout counter, checkout terminal, kiosk, payment terminal, self checkout, self service kiosk, tablet, terminal, waiter',
  zelty: 'point of sale, point of sale integration, pos, pos integration, pos system, till',
  'zelty till': 'clover, epos, lightspeed, oracle micros, square, toast',
};
