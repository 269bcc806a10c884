import { expect } from 'vitest';
import { network, person, server, settles, type Story } from './Scene.ts';

/** A chain has its own program, and a guest eats there, comes back, and has one order refunded. */
export function restaurantChain(): Story {
  let programId = '';
  let rewardId = '';
  let connectionId = '';
  let userId = '';
  let code = '';
  return {
    heading: 'Restaurant chains',
    steps: [
      server("Chain's server", async ({ nacre, sandbox }) => {
        const collection = await nacre.createCollection({ network, name: 'Vouchers', symbol: 'TBLV' });
        sandbox.clock.advance(60_000);
        const program = await nacre.createLoyaltyProgram({
          ...{ network, name: 'Table Club', token: { name: 'Table Points', symbol: 'TBL' } },
          earningRatio: { points: '1', spend: { amount: '100', currency: 'EUR' } },
        });
        programId = program.id;
        const tier = await nacre.createLoyaltyTier({ programId, name: 'Guest', threshold: '0' });
        const reward = await nacre.createLoyaltyReward({
          ...{ tierId: tier.id, kind: 'voucher', name: 'A coffee', cost: '20', collectionId: collection.id },
        });
        rewardId = reward.id;
      }),
      server("Chain's server", async ({ nacre }) => {
        const restaurant = { programId, name: 'Harbor Bistro', apiKey: 'zelty-key-x8Qd' };
        connectionId = (await nacre.createZeltyConnection(restaurant)).id;
      }),
      person('Guest', async ({ client, signIn }) => {
        await signIn({ channel: 'sms', phone: '+33199001235' });
        userId = (await client.accounts.create(network)).userId;
      }),
      {
        actor: 'Till',
        play({ sandbox: { till } }) {
          till.pay(connectionId, { orderId: 'till-118', userId, amount: '2380' });
          till.pay(connectionId, { orderId: 'till-118', userId, amount: '2380' });
          till.pay(connectionId, { orderId: 'till-119', userId, amount: '1000' });
        },
      },
      person('Guest', async ({ client }) => {
        expect((await client.loyalty.getBalance(programId)).optimistic).toBe(33n);
      }),
      settles,
      person('Guest', async ({ client }) => {
        await client.loyalty.redeem(programId, { rewardId });
      }),
      settles,
      person('Guest', async ({ client, account }) => {
        const [voucher] = (await (await account()).getNfts()).data;
        if (!voucher) throw new Error('The voucher has not arrived.');
        ({ code } = await client.loyalty.createVoucherCode(programId, voucher.nft));
      }),
      server("Restaurant's server", async ({ nacre }) => {
        expect((await nacre.useVoucher({ programId, code })).rewardId).toBe(rewardId);
      }),
      settles,
      {
        actor: 'Till',
        play: ({ sandbox: { till } }) => {
          till.refund(connectionId, 'till-119');
        },
      },
      settles,
      server("Chain's server", async ({ nacre }) => {
        const { status, lastOrderAt } = await nacre.getZeltyConnection({ connectionId });
        expect(status).toBe('active');
        expect(lastOrderAt).not.toBeNull();
      }),
    ],
  };
}
