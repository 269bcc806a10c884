import type { Network } from '../networks/Network.ts';
import { addressOf } from './caller.ts';
import { nftKey } from './chain/Ledger.ts';
import { timings } from './constants.ts';
import { mint } from './jobs.ts';
import type { Schema } from './operations.ts';
import { found } from './refuse.ts';
import type { World } from './World.ts';

type Entry = Schema<'LoyaltyEntry'>;

export const entriesOf = ({ state }: World, programId: string, userId: string): Entry[] =>
  [...state.entries.values()].filter((entry) => entry.programId === programId && entry.userId === userId);

const sum = (entries: readonly Entry[]) => entries.reduce((total, { points }) => total + BigInt(points), 0n);

/** Returns the settled points, which are the balance of the points token in the user's account. */
function settledPoints(world: World, programId: string, userId: string): bigint {
  const { network, token } = found(world.state.programs.get(programId));
  const address = addressOf(world, userId, network as Network);
  if (address === undefined) return 0n;
  return world.state.ledger.token(network as Network, address, token.address) ?? 0n;
}

export function pointsBalance(world: World, programId: string, userId: string): Schema<'LoyaltyBalance'> {
  const entries = entriesOf(world, programId, userId);
  const settled = settledPoints(world, programId, userId);
  const pending = sum(entries.filter(({ status }) => status === 'pending'));
  const counted = sum(entries.filter(({ status, kind }) => status === 'settled' && kind !== 'redeem'));
  const earned = counted > 0n ? counted : 0n;
  const tiers = world.state.tiers.filter(
    (tier) => tier.programId === programId && BigInt(tier.threshold) <= earned,
  );
  const times = entries.flatMap(({ createdAt, settledAt }) => [createdAt, settledAt ?? createdAt]).sort();
  return {
    programId,
    userId,
    settled: `${settled}`,
    pending: `${pending}`,
    optimistic: `${settled + pending}`,
    earned: `${earned}`,
    tierId: tiers.at(-1)?.id ?? null,
    updatedAt: times.at(-1) ?? found(world.state.programs.get(programId)).createdAt,
  };
}

/** Returns the settled points minus all queued deductions. */
export function spendablePoints(world: World, programId: string, userId: string): bigint {
  const leaving = entriesOf(world, programId, userId).filter(
    ({ status, points }) => status === 'pending' && BigInt(points) < 0n,
  );
  return settledPoints(world, programId, userId) + sum(leaving);
}

/** Grants a reward whose cost is burned. */
function giveReward(world: World, entry: Entry): void {
  const reward = world.state.tiers.flatMap(({ rewards }) => rewards).find(({ id }) => id === entry.rewardId);
  if (reward?.kind === 'points' && reward.points !== null) {
    const { programId, userId, rewardId } = entry;
    queueEntry(world, { programId, userId, kind: 'earn', points: reward.points, reference: null, rewardId });
  } else if (reward?.collectionId) {
    const { name, description, imageUrl } = reward;
    const { kind, collectionId } = reward;
    const item = {
      to: entry.userId,
      name,
      ...(description === null ? {} : { description }),
      ...(imageUrl === null ? {} : { imageUrl }),
    };
    const minted = mint(world, { collectionId, item });
    const { network } = found(world.state.collections.get(collectionId));
    if (kind === 'voucher' && 'nft' in minted)
      world.state.redeemed.set(`${network} ${nftKey(minted.nft.contract, minted.nft.tokenId)}`, reward.id);
  }
}

/** Settles an entry on chain. Waits while the user has no account, or too few points for a deduction. */
function settle(world: World, entry: Entry): void {
  const { state, clock, ids } = world;
  const { network, token } = found(state.programs.get(entry.programId));
  const address = addressOf(world, entry.userId, network as Network);
  const points = BigInt(entry.points);
  if (address === undefined || settledPoints(world, entry.programId, entry.userId) + points < 0n) {
    clock.later(timings.pointsSettlement, () => settle(world, entry));
    return;
  }
  if (world.fails('points')) {
    entry.status = 'failed';
    return;
  }
  state.ledger.addToken(network as Network, address, token.address, points);
  entry.status = 'settled';
  entry.transactionHash = ids.hash();
  entry.settledAt = clock.text();
  if (entry.kind === 'earn') world.emit('loyalty.points_earned', entry);
  if (entry.kind === 'reversal') world.emit('loyalty.points_reversed', entry);
  if (entry.kind === 'redeem') {
    giveReward(world, entry);
    world.emit('loyalty.reward_redeemed', entry);
  }
}

type Change = Pick<Entry, 'programId' | 'userId' | 'kind' | 'points' | 'reference' | 'rewardId'>;

/** Adds an entry to a user's points history. */
export function addEntry({ state, clock, ids }: World, change: Change): Entry {
  const entry: Entry = {
    id: ids.next('ent'),
    ...change,
    status: 'pending',
    transactionHash: null,
    createdAt: clock.text(),
    settledAt: null,
  };
  state.entries.set(entry.id, entry);
  return entry;
}

/** Queues a change to a user's points. */
export function queueEntry(world: World, change: Change): Entry {
  const entry = addEntry(world, change);
  world.clock.later(timings.pointsSettlement, () => settle(world, entry));
  return entry;
}

/** Reverses the points earned with an entry. */
export function reverse(world: World, { programId, userId, points, reference }: Entry): Entry {
  const change = { programId, userId, points: `${-BigInt(points)}`, reference, rewardId: null };
  return queueEntry(world, { ...change, kind: 'reversal' });
}

/** Whether the points earned with a reference were reversed. */
export const isReversed = ({ state }: World, programId: string, reference: string): boolean =>
  [...state.entries.values()].some(
    (entry) => entry.programId === programId && entry.kind === 'reversal' && entry.reference === reference,
  );

/** Returns the points for a spend by the program's ratio, rounded down. */
export const pointsFor = (
  { earningRatio: { points, spend } }: Schema<'LoyaltyProgram'>,
  amount: string,
): bigint => (BigInt(amount) * BigInt(points)) / BigInt(spend.amount);

/** Returns the entry earned with a reference. There is at most one per program. */
export const earnedWith = ({ state }: World, programId: string, reference: string): Entry | undefined =>
  [...state.entries.values()].find(
    (entry) => entry.programId === programId && entry.kind === 'earn' && entry.reference === reference,
  );
