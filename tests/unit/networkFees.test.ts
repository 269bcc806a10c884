import { type Account, isNacreError, Network, SdkErrorType } from '@nacre/sdk-base';
import { expect, it } from 'vitest';
import { networkFees } from '../../src/data/networkFees.ts';
import { signedIn, signIn } from '../support/signIn.ts';

/** Longer than any transaction takes: points settle after 70 seconds. */
const SETTLED_MS = 120_000;

/** Signs in a user without native currency and a user with it, and creates the application's server. */
async function start() {
  const { sandbox, client: ada, server } = await signedIn();
  const grace = await signIn(sandbox, 'grace@shop.example', 'signUp');
  const { id: userId } = await grace.auth.getUser();
  const account = await grace.accounts.create(Network.PolygonAmoy);
  const settle = () => sandbox.clock.advance(SETTLED_MS);
  const { programId, ticketsId, vouchersId } = sandbox.seeded;
  const mint = async (collectionId: string) => {
    const job = await server.mintItems({ collectionId, items: [{ to: userId, name: 'One' }] });
    settle();
    const [result] = (await server.getJob({ jobId: job.id })).results;
    if (!result?.nft) throw new Error('nothing was minted');
    return result.nft;
  };
  const earn = async (points: bigint) => {
    await server.earnPoints({
      programId,
      basis: 'points',
      userId,
      reference: `till-${points}`,
      points: `${points}`,
    });
    settle();
    expect((await grace.loyalty.getBalance(programId)).settled).toBe(points);
  };
  return { sandbox, ada, grace, account, server, settle, mint, earn, programId, ticketsId, vouchersId };
}
type FeeScenario = Awaited<ReturnType<typeof start>>;

/**
 * Performs the action of each row in the table, as the user
 * without native currency, and waits until it's on the network.
 */
const acts: Record<keyof typeof networkFees, (scenario: FeeScenario) => Promise<unknown>> = {
  createAccount: async ({ grace }) => expect(await grace.accounts.list()).toHaveLength(4),
  signMessage: ({ account }) => account.signMessage('Hello'),
  async recover({ sandbox, grace }) {
    await grace.recovery.setUp({ method: 'password' });
    sandbox.loseDevice();
    expect((await grace.recovery.recover()).hasDeviceShare).toBe(true);
  },
  async mint({ server, settle, mint, ticketsId, account }) {
    const { id } = await server.createCollection({ network: 'polygon-amoy', name: 'Mine', symbol: 'MINE' });
    settle();
    expect((await server.getCollection({ collectionId: id })).contract).toMatch(/^0x/);
    await mint(ticketsId);
    expect((await account.getNfts()).data).toHaveLength(1);
  },
  async order({ sandbox, grace, settle, ticketsId }) {
    const { id } = await grace.accounts.createOrder({ items: [{ collectionId: ticketsId, quantity: 1 }] });
    settle();
    sandbox.payOrder(id);
    settle();
    expect((await grace.accounts.getOrder(id)).status).toBe('fulfilled');
  },
  async points({ server, settle, earn, grace, programId }) {
    await earn(7n);
    await server.reversePoints({ programId, reference: 'till-7' });
    settle();
    expect((await grace.loyalty.getBalance(programId)).settled).toBe(0n);
  },
  async redeem({ sandbox, earn, settle, grace, account, programId }) {
    await earn(120n);
    await grace.loyalty.redeem(programId, { rewardId: sandbox.seeded.voucherRewardId });
    settle();
    expect((await account.getNfts()).data).toHaveLength(1);
  },
  async voucher({ server, settle, mint, grace, account, programId, vouchersId }) {
    const { code } = await grace.loyalty.createVoucherCode(programId, await mint(vouchersId));
    await server.useVoucher({ programId, code });
    settle();
    expect((await account.getNfts()).data).toEqual([]);
  },
  async publish({ server }) {
    const passport = await server.createPassport({
      level: 'model',
      network: 'polygon-amoy',
      gtin: '09520123456788',
      name: 'Harbor Jacket',
      attributes: [],
    });
    expect((await server.publishPassport({ passportId: passport.id })).status).toBe('published');
  },
  async claim({ sandbox, grace, settle, account }) {
    await grace.dpp.claim(sandbox.seeded.itemId, { claimCode: sandbox.seeded.claimCode });
    settle();
    expect((await account.getNfts()).data).toHaveLength(1);
  },
  transferNative: ({ sandbox, account }) =>
    account.transfer({ kind: 'native', to: sandbox.seeded.friendAddress, amount: 1n }),
  async transferToken({ sandbox, ada, settle, account }) {
    const { tokenAddress: token, friendAddress: to } = sandbox.seeded;
    await (await ada.accounts.get()).transferErc20({ token, to: account.address, amount: 5n });
    settle();
    expect((await account.getTokenBalances()).data).toMatchObject([{ amount: 5n }]);
    return account.transferErc20({ token, to, amount: 5n });
  },
  async transferNft({ sandbox, mint, account, ticketsId }) {
    const nft = await mint(ticketsId);
    return account.transferNft({ ...nft, to: sandbox.seeded.friendAddress });
  },
};

const nativeOf = async (account: Account) => (await account.getBalance()).amount;

it.each(Object.entries(networkFees))('the row %s states who pays', async (row, [, payer]) => {
  const scenario = await start();
  expect(await nativeOf(scenario.account)).toBe(0n);
  const act = acts[row as keyof typeof networkFees](scenario);
  if (payer !== 'sender') {
    await act;
    expect(await nativeOf(scenario.account)).toBe(0n);
    return;
  }
  await expect(act).rejects.toSatisfy((error) => isNacreError(error, SdkErrorType.InsufficientFunds));
  // With native currency, the action succeeds and the fee is deducted.
  const funded = await start();
  const treasury = await funded.ada.accounts.get();
  await treasury.transfer({ kind: 'native', to: funded.account.address, amount: 10n ** 17n });
  funded.settle();
  await acts[row as keyof typeof networkFees](funded);
  funded.settle();
  expect(await nativeOf(funded.account)).toBeLessThan(10n ** 17n - 1n);
});
