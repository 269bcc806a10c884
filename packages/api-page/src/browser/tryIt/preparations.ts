import { Network, type TransactionPayload } from '@nacre/sdk-base';
import type { Sandbox, SandboxArguments, SandboxOperation, SandboxResult } from '@nacre/sdk-base/sandbox';
import type { JsonObject } from '../../../../model/src/openapi/document.ts';
import { credentialsOf, startSession } from './callers.ts';
import type { Caller } from './TryItOperation.ts';

/** Initial values that replace the API description's examples. */
export interface Prepared {
  path?: Record<string, string>;
  body?: JsonObject;
}

type Preparation = (sandbox: Sandbox) => Promise<Prepared>;

const OTP = { channel: 'email' } as const;
/** An address that no user has in the seed data. */
const NEW_USER = 'grace@shop.example';

async function call<O extends SandboxOperation>(
  sandbox: Sandbox,
  caller: Caller,
  operation: O,
  args: SandboxArguments<O>,
): Promise<SandboxResult<O>> {
  return sandbox.api.request(operation, args, await credentialsOf(sandbox, caller));
}

async function sentCode(sandbox: Sandbox, email: string): Promise<JsonObject> {
  const { otpId } = await sandbox.api.request('sendOtp', { body: { ...OTP, email } });
  return { otpId, code: sandbox.otpCode };
}

async function signedTransfer(sandbox: Sandbox): Promise<JsonObject> {
  const network = Network.PolygonAmoy;
  const transfer = {
    kind: 'native',
    to: sandbox.seeded.friendAddress,
    amount: '1500000000000000000',
  } as const;
  const { accessToken } = await startSession(sandbox);
  const body = { network, transfer };
  const { transaction } = await sandbox.api.request('estimateFees', { body }, { accessToken });
  const payload = { kind: 'transaction', network, transaction } as TransactionPayload;
  const signature = await sandbox.signer.sign(payload, { accessToken });
  return { transaction, signature: { ...signature } };
}

/** Returns the user's voucher. If there is none, redeems a reward; the voucher exists once the points are burned. */
async function ownVoucher(sandbox: Sandbox): Promise<{ contract: string; tokenId: string }> {
  const { programId, vouchersId, voucherRewardId: rewardId } = sandbox.seeded;
  const findVoucher = async () => {
    const { data } = await call(sandbox, 'accessToken', 'listNfts', { path: { network: 'polygon-amoy' } });
    return data.find(({ nft }) => nft.collectionId === vouchersId)?.nft;
  };
  let voucher = await findVoucher();
  if (!voucher) {
    await call(sandbox, 'accessToken', 'redeemReward', { path: { programId }, body: { rewardId } });
    sandbox.clock.advance(5 * 60_000);
    voucher = await findVoucher();
  }
  if (!voucher) throw new Error('The sandbox has no voucher for the user');
  return { contract: voucher.contract, tokenId: voucher.tokenId };
}

async function draft(sandbox: Sandbox): Promise<{ passportId: string }> {
  const body = {
    level: 'model',
    network: 'polygon-amoy',
    gtin: '09520123456788',
    name: 'Harbor Coat',
  } as const;
  const { id } = await call(sandbox, 'secretKey', 'createPassport', { body });
  return { passportId: id };
}

/**
 * Prepares the sandbox for operations that can't succeed with the seed data alone. For example, they need a sent code,
 * a signed transfer, or a passport that is still a draft.
 */
export const preparations: Readonly<Record<string, Preparation>> = {
  signUp: async (sandbox) => ({ body: await sentCode(sandbox, NEW_USER) }),
  signIn: async (sandbox) => ({ body: await sentCode(sandbox, String(sandbox.user.email)) }),
  refreshSession: async (sandbox) => ({
    body: { refreshToken: (await startSession(sandbox)).refreshToken },
  }),
  // An NFT that the user owns.
  getNft: async ({ seeded }) => ({ path: { contract: seeded.nftContract, tokenId: '40' } }),
  broadcastTransaction: async (sandbox) => ({ body: await signedTransfer(sandbox) }),
  async getTransaction(sandbox) {
    const args = { path: { network: 'polygon-amoy' }, query: { limit: 1 } } as const;
    const { data } = await call(sandbox, 'accessToken', 'listTransfers', args);
    return { path: { transactionId: data[0]?.id ?? '' } };
  },
  async getJob(sandbox) {
    const { ticketsId: collectionId, friendAddress: to } = sandbox.seeded;
    const body = { items: [{ to, name: 'Door 3' }] };
    const { id } = await call(sandbox, 'secretKey', 'mintItems', { path: { collectionId }, body });
    return { path: { jobId: id } };
  },
  // The program already has tiers at the example's threshold.
  createLoyaltyTier: async () => ({ body: { name: 'Platinum', threshold: '1000' } }),
  // Points earned by a purchase in the shop.
  async reversePoints(sandbox) {
    const { programId } = sandbox.seeded;
    const { data } = await call(sandbox, 'accessToken', 'listLoyaltyHistory', { path: { programId } });
    return { body: { reference: data.find(({ reference }) => reference !== null)?.reference ?? '' } };
  },
  createVoucherCode: async (sandbox) => ({ body: await ownVoucher(sandbox) }),
  async useVoucher(sandbox) {
    const { programId } = sandbox.seeded;
    const body = await ownVoucher(sandbox);
    const { code } = await call(sandbox, 'accessToken', 'createVoucherCode', { path: { programId }, body });
    return { body: { code } };
  },
  updatePassport: async (sandbox) => ({ path: await draft(sandbox) }),
  publishPassport: async (sandbox) => ({ path: await draft(sandbox) }),
  async resendEvent(sandbox) {
    const { webhookId } = sandbox.seeded;
    const { event } = await call(sandbox, 'secretKey', 'testWebhookEndpoint', { path: { webhookId } });
    return { path: { eventId: event.id } };
  },
};
