import { expect } from 'vitest';
import { network, person, server, settles, type Story } from './Scene.ts';

/** Follows a shop's customer in the seeded program, from a sign-up with the shop's own account to a return. */
export function retailLoyalty(): Story {
  let userId = '';
  let code = '';
  let programId = '';
  return {
    heading: 'Retail loyalty',
    steps: [
      person('Customer', async ({ client, sandbox }) => {
        ({ programId } = sandbox.seeded);
        await client.auth.signUp({ method: 'jwt', token: sandbox.issueToken({ sub: '2210' }) });
        await client.accounts.create(network);
      }),
      server("Shop's server", async ({ nacre }) => {
        const { data } = await nacre.listUsers({ externalId: '2210' });
        expect(data).toHaveLength(1);
        userId = data[0]?.id ?? '';
      }),
      server("Shop's server", async ({ nacre }) => {
        for (const [reference, amount] of [
          ['order-1', '12000'],
          ['order-2', '3000'],
        ] as const) {
          const spend = { amount, currency: 'EUR' };
          await nacre.earnPoints({ programId, basis: 'spend', userId, reference, spend });
        }
      }),
      person('Customer', async ({ client }) => {
        expect(await client.loyalty.getBalance(programId)).toMatchObject({ settled: 0n, optimistic: 150n });
      }),
      settles,
      person('Customer', async ({ client, sandbox }) => {
        await client.loyalty.redeem(programId, { rewardId: sandbox.seeded.voucherRewardId });
      }),
      settles,
      person('Customer', async ({ client, account }) => {
        const [voucher] = (await (await account()).getNfts()).data;
        if (!voucher) throw new Error('The voucher has not arrived.');
        expect(voucher.nft.name).toBe('A dessert of your choice');
        ({ code } = await client.loyalty.createVoucherCode(programId, voucher.nft));
      }),
      server("Shop's server", async ({ nacre }) => {
        expect((await nacre.useVoucher({ programId, code })).kind).toBe('use');
        await expect(nacre.useVoucher({ programId, code })).rejects.toMatchObject({ code: 'sdk/not-found' });
      }),
      settles,
      server("Shop's server", async ({ nacre }) => {
        expect((await nacre.reversePoints({ programId, reference: 'order-2' })).points).toBe('-30');
      }),
      settles,
    ],
  };
}
