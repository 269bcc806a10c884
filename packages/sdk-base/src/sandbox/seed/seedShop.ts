import { WALLET } from '../../addresses.ts';
import { Network } from '../../networks/Network.ts';
import { eventTypes } from '../constants.ts';
import type { Schema } from '../operations.ts';
import type { World } from '../World.ts';
import { namedAddress } from '../addresses.ts';
import { seedContracts, seedIds, seedSecrets } from './seedIds.ts';

const { userId, ticketsId, badgesId, vouchersId } = seedIds;
const network = Network.PolygonAmoy;
const price = { amount: '2450', currency: 'EUR' };

function collection(
  id: string,
  rest: Pick<Schema<'Collection'>, 'name' | 'symbol' | 'description' | 'contract'> &
    Partial<Schema<'Collection'>>,
): Schema<'Collection'> {
  return {
    id,
    network,
    standard: 'erc721',
    imageUrl: null,
    maxSupply: null,
    mintedSupply: '0',
    price: null,
    createdAt: '2026-02-01T10:00:00Z',
    ...rest,
  };
}

/** Creates the shop's collections, and an order that is ready for payment. */
export function seedShop({ state, ids }: World): void {
  const contract = (name: string) => namedAddress(ids, network, name);
  for (const entry of [
    collection(badgesId, {
      name: 'Harbor badges',
      symbol: 'HBADGE',
      description: 'Badges of the Harbor Club.',
      contract: contract('badges'),
    }),
    collection(vouchersId, {
      name: 'Harbor vouchers',
      symbol: 'HVOUCH',
      description: 'Vouchers of the Harbor Club.',
      contract: contract('vouchers'),
    }),
    collection(ticketsId, {
      name: 'Opening night',
      symbol: 'OPEN',
      description: 'Tickets for the opening night.',
      imageUrl: 'https://shop.example/opening.png',
      contract: seedContracts.tickets,
      maxSupply: '400',
      mintedSupply: '41',
      price,
    }),
  ])
    state.collections.set(entry.id, entry);

  state.orders.set(seedIds.orderId, {
    id: seedIds.orderId,
    userId,
    network,
    status: 'pending',
    items: [
      {
        id: 'itm_8Dq04vBn',
        collectionId: ticketsId,
        name: 'Opening night',
        quantity: 2,
        unitPrice: price,
        nfts: [],
      },
    ],
    total: { amount: '4900', currency: 'EUR' },
    checkoutUrl: `${WALLET}/checkout/${seedIds.orderId}`,
    jobId: null,
    createdAt: '2026-03-02T09:25:00Z',
    updatedAt: '2026-03-02T09:25:02Z',
    paidAt: null,
    fulfilledAt: null,
  });
  state.reserved.set(ticketsId, 2n);

  state.endpoints.set(seedIds.webhookId, {
    id: seedIds.webhookId,
    url: 'https://shop.example/hooks/nacre',
    events: [...eventTypes],
    description: 'Order service',
    createdAt: '2026-02-01T10:00:00Z',
    secret: seedSecrets.webhookSecret,
  });
}
