import { accepted, created, ok } from '../answer.ts';
import { userFilter, userIdOf } from '../caller.ts';
import { object, variant } from '../check.ts';
import { evmAddress, id, money, positiveAmount, someText, tokenId } from '../formats.ts';
import { newestFirst, page } from '../page.ts';
import {
  earnedWith,
  entriesOf,
  isReversed,
  pointsBalance,
  pointsFor,
  queueEntry,
  reverse,
  spendablePoints,
} from '../points.ts';
import { badParameter, conflict, forbidden, found, invalid, ApiProblem } from '../refuse.ts';
import { createVoucherCode, spendVoucher } from '../vouchers.ts';
import type { Caller, Definitions, World } from '../World.ts';

/** Returns the owner of the points. A server has to name the user. */
function owner(world: World, caller: Caller, userId: string | undefined): string {
  const user = userFilter(world, caller, userId);
  if (user === undefined) throw badParameter('userId', 'Is required with a secret key.');
  return user;
}

const program = ({ state }: World, programId: string) => found(state.programs.get(programId));

export const loyalty = {
  listLoyaltyPrograms: {
    access: ['accessToken', 'secretKey'],
    handle: ({ world, query }) =>
      ok(page(newestFirst(world.state.programs.values()), 'programs', (entry) => entry.id, query)),
  },
  getLoyaltyProgram: {
    access: ['accessToken', 'secretKey'],
    handle: ({ world, path }) => ok(program(world, path.programId)),
  },
  listLoyaltyTiers: {
    access: ['accessToken', 'secretKey'],
    handle({ world, path, query }) {
      const { id: programId } = program(world, path.programId);
      const tiers = world.state.tiers.filter((tier) => tier.programId === programId);
      return ok(page(tiers, `tiers-${programId}`, (tier) => tier.id, query));
    },
  },
  getLoyaltyBalance: {
    access: ['accessToken', 'secretKey'],
    handle({ world, caller, path, query }) {
      const { id: programId } = program(world, path.programId);
      return ok(pointsBalance(world, programId, owner(world, caller, query.userId)));
    },
  },
  earnPoints: {
    access: ['secretKey'],
    keyed: true,
    body: variant('basis', {
      spend: object({ basis: someText, userId: id('usr'), reference: someText, spend: money }),
      points: object({ basis: someText, userId: id('usr'), reference: someText, points: positiveAmount }),
    }),
    handle({ world, path, body }) {
      const to = program(world, path.programId);
      const { userId, reference } = body;
      if (!world.state.users.has(userId)) throw invalid('/userId', 'No such user.');
      if (body.basis === 'spend' && body.spend.currency !== to.earningRatio.spend.currency)
        throw invalid('/spend/currency', `Must be ${to.earningRatio.spend.currency}.`);
      const points = body.basis === 'points' ? BigInt(body.points) : pointsFor(to, body.spend.amount);
      if (points === 0n) throw invalid('/spend/amount', 'Is too little for a point.');
      if (earnedWith(world, to.id, reference))
        throw conflict('The reference has earned in this program before.');
      const change = {
        programId: to.id,
        userId,
        kind: 'earn' as const,
        points: `${points}`,
        reference,
        rewardId: null,
      };
      return accepted(queueEntry(world, change));
    },
  },
  reversePoints: {
    access: ['secretKey'],
    keyed: true,
    body: object({ reference: someText }),
    handle({ world, path, body: { reference } }) {
      const { id: programId } = program(world, path.programId);
      const earned = earnedWith(world, programId, reference);
      if (!earned) throw invalid('/reference', 'Has earned nothing in this program.');
      if (earned.status === 'failed') throw conflict('What the reference earned did not settle.');
      if (isReversed(world, programId, reference))
        throw conflict('What the reference earned was taken back before.');
      return accepted(reverse(world, earned));
    },
  },
  redeemReward: {
    access: ['accessToken'],
    keyed: true,
    body: object({ rewardId: id('rwd') }),
    handle({ world, caller, path, body }) {
      const { id: programId } = program(world, path.programId);
      const userId = userIdOf(caller);
      const tier = world.state.tiers.find(
        (entry) =>
          entry.programId === programId && entry.rewards.some((reward) => reward.id === body.rewardId),
      );
      const reward = tier?.rewards.find((entry) => entry.id === body.rewardId);
      if (!tier || !reward) throw invalid('/rewardId', 'Is not a reward of the program.');
      if (BigInt(pointsBalance(world, programId, userId).earned) < BigInt(tier.threshold))
        throw forbidden('The user is not in the tier of the reward.');
      if (spendablePoints(world, programId, userId) < BigInt(reward.cost))
        throw new ApiProblem('sdk/insufficient-funds', "The settled points do not cover the reward's cost.");
      const points = `${-BigInt(reward.cost)}`;
      const change = {
        programId,
        userId,
        kind: 'redeem' as const,
        points,
        reference: null,
        rewardId: reward.id,
      };
      return accepted(queueEntry(world, change));
    },
  },
  createVoucherCode: {
    access: ['accessToken'],
    keyed: true,
    body: object({ contract: evmAddress, tokenId }),
    handle({ world, caller, path, body }) {
      const code = createVoucherCode(world, program(world, path.programId), userIdOf(caller), body);
      return created(code);
    },
  },
  useVoucher: {
    access: ['secretKey'],
    keyed: true,
    body: object({ code: someText }),
    handle: ({ world, path, body }) =>
      accepted(spendVoucher(world, program(world, path.programId), body.code)),
  },
  listLoyaltyHistory: {
    access: ['accessToken', 'secretKey'],
    handle({ world, caller, path, query }) {
      const { id: programId } = program(world, path.programId);
      const entries = entriesOf(world, programId, owner(world, caller, query.userId));
      return ok(page(newestFirst(entries), `history-${programId}`, (entry) => entry.id, query));
    },
  },
} satisfies Definitions;
