import type { Synonyms } from './Synonyms.ts';

/** Collections, mints and orders. */
export const tokensWords: Synonyms = {
  attribute: 'rarity, trait',
  attributes: 'nft metadata, token metadata',
  cancel: 'abandon, abort, cancellation, void',
  claim: 'claim page, ownership, proof of ownership, prove ownership',
  collection: 'digital collectible, digital collectibles, drop, nft drop, nft series',
  'collection supply': 'scarcity',
  collections: 'catalog, catalogue, item list',
  'create collection': 'deploy contract, nft contract, smart contract deployment',
  'create order': 'checkout page, checkout session, payment intent, payment request',
  'erc-1155': 'multi token, semi fungible, sft',
  'erc-20': 'bep20, fungible, fungible token, stablecoin, token standard, usdc, usdt',
  'erc-721': 'token standard',
  fulfilled: 'deliver, delivery',
  'get job': 'operation status, task status',
  'get order': 'order state, order status, payment status',
  'give away': 'friend',
  holds: 'gated access, token gated, token gating',
  job: 'async operation, async task, asynchronous, background job, background task, batch job, job queue, long running, progress, task id',
  'list nfts': 'owned nft, owned nfts',
  metadata: 'ipfs, tokenuri',
  mint: 'airdrop, claim page, drop, issuance',
  'mint items': 'bulk, issue token, lazy mint, nft drop, token drop, token issuance',
  'mint items job': 'batch mint, bulk operation',
  nft: 'collectible, digital artwork, digital asset, digital assets, digital collectible, non fungible, opensea',
  nfts: 'digital collectibles, gallery',
  order:
    'apple pay, buyer, card payment, credit card, digital good, marketplace, payment method, payment processor, payment provider, payment service, psp, sales',
  'order fulfilled': 'shipping',
  'order paid':
    'payment confirmation, payment received, payment status, payment succeeded, payment successful',
  'paid not there yet': 'missing token, not received',
  resale: 'marketplace, resold, second hand, secondary market, secondary sale, thrift',
  rewards: 'awards, catalog',
  'sell order':
    'accept payment, order lifecycle, payment gateway, purchase flow, purchasing, sell online, storefront',
  'smallest unit': 'token decimals',
  ticketing: 'concert, conference, door, festival, gate, venue',
  token: 'coin, crypto, cryptocurrency, stablecoin, usdc, usdt',
  tokenization:
    'asset issuance, digital asset, digital assets, real estate, real world asset, rwa, security token',
  user: 'buyer, consumer, customer, end user, visitor',
};
