import type { Synonyms } from './Synonyms.ts';

/** Collections, mints and orders. */
export const tokensWords: Synonyms = {
  attribute: 'rarity, trait',
  attributes: 'characteristics, nft metadata, properties, stats, token metadata',
  cancel: 'abandon, abort, cancellation, void',
  'cancel order':
    'abandon checkout, abandon purchase, abandoned cart, call off, cancel booking, cancel checkout, cancel purchase, changed mind, stop purchase, void order',
  claim: 'claim page, ownership, proof of ownership, prove ownership',
  collection: 'digital collectible, digital collectibles, drop, nft drop, nft series',
  'collection supply': 'scarcity',
  collections: 'catalog, catalogue, item list',
  'create collection':
    'create series, deploy contract, edition, fan tokens, issue series, launch drop, merch, merchandise, new series, nft contract, nft series, smart contract deployment, trading cards',
  'create order':
    'book, checkout page, checkout session, payment intent, payment request, place order, reservation, reserve, start checkout, start purchase',
  'erc-1155': 'multi token, semi fungible, sft',
  'erc-20': 'bep20, fungible, fungible token, stablecoin, token standard, usdc, usdt',
  'erc-721': 'token standard',
  fulfilled: 'deliver, delivery',
  'get job': 'operation status, task status',
  'get order': 'order state, order status, payment status',
  'give away':
    'donate, friend, gift, gift collectible, give seat, give someone, hand on, hand over, lend, present, send gift',
  holds: 'gated access, token gated, token gating',
  idempotency:
    'billed twice, clicked twice, exactly once, only once, pressed twice, replayed request, request twice, run twice, send twice, sent twice, tapped twice, twice mistake',
  job: 'async operation, async task, asynchronous, background job, background task, batch job, batch status, bulk status, job queue, long running, percent done, processing, progress, still running, task id',
  'job item failed':
    'batch failed, half failed, part failed, partial failure, partial success, partly failed, some failed',
  'list nfts': 'owned nft, owned nfts',
  'list orders':
    'bookings, order history, past orders, purchases, revenue, sales history, sales list, sales overview, sales report, sold items',
  metadata: 'ipfs, tokenuri',
  mint: 'airdrop, claim page, drop, issuance',
  'mint items':
    '500 tickets, airdrop, bulk, bulk creation, create many, create tokens, distribute, drop users, emit, generate tickets, giveaway, grant item, hand out, issue tickets, issue token, lazy mint, make tickets, manufacture, nft drop, print tokens, produce tokens, token drop, token issuance',
  'mint items job': 'batch mint, bulk operation',
  nft: 'collectible, digital artwork, digital asset, digital assets, digital collectible, non fungible, opensea',
  nfts: 'digital collectibles, gallery',
  order:
    'apple pay, buyer, card payment, credit card, digital good, marketplace, payment method, payment processor, payment provider, payment service, psp, sales',
  'order fulfilled': 'shipping',
  'order paid':
    'payment confirmation, payment received, payment status, payment succeeded, payment successful',
  'paid not there yet': 'missing token, not received',
  'paid token not there yet':
    'charged but, delivery missing, got nothing, missing ticket, money gone, never delivered, no ticket, not delivered, nothing arrived, nothing received, order delivered, paid nothing',
  resale:
    'buyback, circular, marketplace, rental, resell, resold, second hand, secondary market, secondary sale, sell on, thrift, trade in, used',
  rewards: 'awards, catalog',
  'sell order':
    'accept payment, bag, buy button, buy now, checkout, order lifecycle, pay ticket, payment gateway, purchase flow, purchasing, sales flow, sell, sell online, shop cart, shopping basket, storefront, take payment, till roll',
  'send nfts': 'gift collectible, move collectible',
  'smallest unit': 'token decimals',
  ticketing:
    'admission, bots, box office, concert, conference, door, entry pass, event, festival, gate, rsvp, scalper, seat, show tickets, venue',
  token: 'coin, crypto, cryptocurrency, stablecoin, usdc, usdt',
  tokenization:
    'asset issuance, digital asset, digital assets, real estate, real world asset, rwa, security token',
  user: 'buyer, consumer, customer, end user, visitor',
  'user has no account':
    'customer wallet, never logged, never signed, not onboarded, recipient wallet, user activated, without wallet',
};
