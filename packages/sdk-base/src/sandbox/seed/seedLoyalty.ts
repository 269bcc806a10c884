import { Network } from '../../networks/Network.ts';
import { addressOf } from '../caller.ts';
import type { Schema } from '../operations.ts';
import type { World } from '../World.ts';
import { pointsToken } from './seedAccounts.ts';
import { seedIds } from './seedIds.ts';

const { userId, programId, badgesId, vouchersId } = seedIds;
const network = Network.PolygonAmoy;

/** Creates a loyalty program in which the user has 120 of 200 points left, and the till that earns points in it. */
export function seedLoyalty(world: World): void {
  const { state, ids } = world;
  const token = pointsToken(world);
  state.programs.set(programId, {
    id: programId,
    name: 'Harbor Club',
    description: 'Points for every visit.',
    network,
    token,
    earningRatio: { points: '1', spend: { amount: '100', currency: 'EUR' } },
    createdAt: '2026-01-15T10:00:00Z',
  });
  const reward = (id: string, rest: Omit<Schema<'LoyaltyReward'>, 'id'>) => ({ id, ...rest });
  state.tiers.push(
    {
      id: 'tier_1Cx49gWp',
      programId,
      name: 'Silver',
      threshold: '100',
      rewards: [
        reward(seedIds.voucherRewardId, {
          kind: 'voucher',
          name: 'A dessert of your choice',
          description: 'For one visit.',
          imageUrl: 'https://shop.example/rewards/dessert.png',
          cost: '80',
          points: null,
          collectionId: vouchersId,
        }),
      ],
    },
    {
      id: 'tier_5Vk72sLn',
      programId,
      name: 'Gold',
      threshold: '500',
      rewards: [
        reward(seedIds.badgeRewardId, {
          kind: 'badge',
          name: 'Gold badge',
          description: null,
          imageUrl: 'https://shop.example/rewards/gold.png',
          cost: '0',
          points: null,
          collectionId: badgesId,
        }),
        reward(seedIds.pointsRewardId, {
          kind: 'points',
          name: 'Birthday points',
          description: null,
          imageUrl: null,
          cost: '0',
          points: '50',
          collectionId: null,
        }),
      ],
    },
  );
  const settled = (kind: 'earn' | 'redeem', points: string, day: string): Schema<'LoyaltyEntry'> => ({
    id: ids.next('ent'),
    programId,
    userId,
    kind,
    status: 'settled',
    points,
    reference: kind === 'earn' ? `till-${day.replaceAll('-', '')}-042` : null,
    rewardId: kind === 'earn' ? null : seedIds.voucherRewardId,
    transactionHash: ids.hash(),
    createdAt: `${day}T12:30:00Z`,
    settledAt: `${day}T12:31:10Z`,
  });
  for (const entry of [
    settled('earn', '120', '2026-02-14'),
    settled('earn', '80', '2026-02-21'),
    settled('redeem', '-80', '2026-02-28'),
  ])
    state.entries.set(entry.id, entry);
  const address = addressOf(world, userId, network);
  if (address !== undefined) state.ledger.addToken(network, address, token.address, 120n);

  state.connections.set(seedIds.connectionId, {
    id: seedIds.connectionId,
    programId,
    name: 'Harbor Bistro',
    status: 'active',
    apiKeyEnding: 'x8Qd',
    lastOrderAt: '2026-02-21T12:30:00Z',
    createdAt: '2026-02-01T10:00:00Z',
  });
}
