import type { Network } from '../../networks/Network.ts';
import { created, ok } from '../answer.ts';
import { namedAddress } from '../addresses.ts';
import { needFeature, needSandbox } from '../chain/chains.ts';
import { type Check, nullable, object, oneOf, text, wholeNumber } from '../check.ts';
import { amount, id, money, network, positiveAmount, someText, uri } from '../formats.ts';
import type { Schema } from '../operations.ts';
import { conflict, found, invalid } from '../refuse.ts';
import type { State } from '../State.ts';
import type { Definitions, World } from '../World.ts';

type Tier = Schema<'LoyaltyRewardTier'>;

const earningRatio: Check = object({ points: amount, spend: money }, {}, { open: true });

/** Throws if the spend is zero, which would earn unlimited points. */
function checkRatio({ spend }: Schema<'LoyaltyEarningRatio'>): void {
  if (BigInt(spend.amount) === 0n) throw invalid('/earningRatio/spend/amount', 'Must be above zero.');
}

const tierOf = ({ state }: World, tierId: string): Tier =>
  found(state.tiers.find((tier) => tier.id === tierId));

/** Throws if another tier of the program has the threshold. */
function checkThreshold({ tiers }: State, tier: Pick<Tier, 'id' | 'programId' | 'threshold'>): void {
  const isTaken = tiers.some(
    ({ id: other, programId, threshold }) =>
      other !== tier.id && programId === tier.programId && BigInt(threshold) === BigInt(tier.threshold),
  );
  if (isTaken) throw conflict('Another tier of the program has this threshold.');
}

/** Sorts the tiers by their thresholds. */
const sortTiers = ({ tiers }: State): Tier[] =>
  tiers.sort((a, b) => Number(BigInt(a.threshold) - BigInt(b.threshold)));

/** Throws if a reward has no content, or can't be minted on the program's network. */
function checkReward(world: World, tier: Tier, args: Schema<'CreateLoyaltyRewardArgs'>): void {
  const isPoints = args.kind === 'points';
  const [needed, other] = isPoints
    ? (['points', 'collectionId'] as const)
    : (['collectionId', 'points'] as const);
  if (args[needed] === undefined)
    throw invalid(`/${needed}`, `Is required for a reward of kind ${args.kind}.`);
  if (args[other] !== undefined) throw invalid(`/${other}`, `Is not for a reward of kind ${args.kind}.`);
  if (isPoints) return;
  const collection = world.state.collections.get(args.collectionId ?? '');
  const program = found(world.state.programs.get(tier.programId));
  if (collection?.network !== program.network)
    throw invalid('/collectionId', 'Is not a collection on the network of the program.');
}

export const loyaltyPrograms = {
  createLoyaltyProgram: {
    access: ['secretKey'],
    keyed: true,
    body: object(
      {
        name: someText,
        network,
        token: object(
          { name: someText, symbol: text({ pattern: /^[A-Z0-9]+$/ }) },
          { decimals: wholeNumber(0, 18), logoUrl: uri },
        ),
        earningRatio,
      },
      { description: someText },
    ),
    handle({ world: { state, clock, ids }, body }) {
      const on = body.network as Network;
      needSandbox(on);
      needFeature(on, 'loyaltyPoints', 'loyalty points');
      checkRatio(body.earningRatio);
      const programId = ids.next('prg');
      const token: Schema<'Token'> = {
        network: on,
        address: namedAddress(ids, on, programId),
        name: body.token.name,
        symbol: body.token.symbol,
        decimals: body.token.decimals ?? 0,
        logoUrl: body.token.logoUrl ?? null,
      };
      state.tokens.set(`${on} ${token.address.toLowerCase()}`, token);
      const program: Schema<'LoyaltyProgram'> = {
        id: programId,
        name: body.name,
        description: body.description ?? null,
        network: on,
        token,
        earningRatio: body.earningRatio,
        createdAt: clock.text(),
      };
      state.programs.set(programId, program);
      return created(program);
    },
  },
  updateLoyaltyProgram: {
    access: ['secretKey'],
    body: object({}, { name: someText, description: nullable(someText), earningRatio }, { min: 1 }),
    handle({ world, path, body }) {
      const program = found(world.state.programs.get(path.programId));
      if (body.earningRatio) checkRatio(body.earningRatio);
      return ok(Object.assign(program, body));
    },
  },
  createLoyaltyTier: {
    access: ['secretKey'],
    keyed: true,
    body: object({ name: someText, threshold: amount }),
    handle({ world: { state, ids }, path, body: { name, threshold } }) {
      const { id: programId } = found(state.programs.get(path.programId));
      const tier: Tier = { id: ids.next('tier'), programId, name, threshold, rewards: [] };
      checkThreshold(state, tier);
      state.tiers.push(tier);
      sortTiers(state);
      return created(tier);
    },
  },
  updateLoyaltyTier: {
    access: ['secretKey'],
    body: object({}, { name: someText, threshold: amount }, { min: 1 }),
    handle({ world, path, body }) {
      const tier = tierOf(world, path.tierId);
      checkThreshold(world.state, { ...tier, ...body });
      Object.assign(tier, body);
      sortTiers(world.state);
      return ok(tier);
    },
  },
  createLoyaltyReward: {
    access: ['secretKey'],
    keyed: true,
    body: object(
      { kind: oneOf('points', 'badge', 'voucher'), name: someText, cost: amount },
      { description: someText, imageUrl: uri, points: positiveAmount, collectionId: id('col') },
    ),
    handle({ world, path, body }) {
      const tier = tierOf(world, path.tierId);
      checkReward(world, tier, body);
      const reward: Schema<'LoyaltyReward'> = {
        id: world.ids.next('rwd'),
        kind: body.kind,
        name: body.name,
        description: body.description ?? null,
        imageUrl: body.imageUrl ?? null,
        cost: body.cost,
        points: body.points ?? null,
        collectionId: body.collectionId ?? null,
      };
      tier.rewards.push(reward);
      return created(reward);
    },
  },
  updateLoyaltyReward: {
    access: ['secretKey'],
    body: object(
      {},
      { name: someText, description: nullable(someText), imageUrl: nullable(uri), cost: amount },
      { min: 1 },
    ),
    handle({ world, path, body }) {
      const rewards = world.state.tiers.flatMap((tier) => tier.rewards);
      return ok(Object.assign(found(rewards.find((reward) => reward.id === path.rewardId)), body));
    },
  },
} satisfies Definitions;
