import { type Client, Network } from '@nacre/sdk-base';

/* oxlint-disable no-unused-vars -- a sample ends with a result that a reader's own code uses */

/**
 * The samples of the reference that use the SDK, by the method that `x-sdk` names in the description. They are
 * extracted from the source of this file, so that each of them is type-checked.
 */
export const sdkCalls: Readonly<Record<string, (client: Client) => Promise<void>>> = {
  'Client.status': async (client) => {
    const { status, networks } = await client.status();
  },
  'AuthModule.sendOtp': async (client) => {
    const { otpId, expiresAt } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  },
  'AuthModule.signUp': async (client) => {
    const session = await client.auth.signUp({
      method: 'otp',
      otpId: 'otp_6Ym41sXa',
      code: '493027',
      name: 'Ada Martin',
      locale: 'fr-FR',
    });
  },
  'AuthModule.signIn': async (client) => {
    const session = await client.auth.signIn({ method: 'otp', otpId: 'otp_6Ym41sXa', code: '493027' });
  },
  'AuthModule.refresh': async (client) => {
    // The client refreshes by itself when the access token is about to expire; this does it now.
    const session = await client.auth.refresh();
  },
  'AuthModule.signOut': async (client) => {
    await client.auth.signOut();
  },
  'AuthModule.getUser': async (client) => {
    const user = await client.auth.getUser();
  },
  'AuthModule.updateUser': async (client) => {
    const user = await client.auth.updateUser({ name: 'Ada Martin-Roux', locale: 'en-GB' });
  },
  'AccountModule.list': async (client) => {
    const accounts = await client.accounts.list();
  },
  'AccountModule.get': async (client) => {
    const account = await client.accounts.get(Network.PolygonAmoy);
  },
  'Account.getBalance': async (client) => {
    const account = await client.accounts.get(Network.PolygonAmoy);
    const { amount, currency } = await account.getBalance();
  },
  'Account.getTokenBalances': async (client) => {
    const account = await client.accounts.get(Network.PolygonAmoy);
    const { data, nextCursor } = await account.getTokenBalances({ limit: 25 });
  },
  'Account.getNfts': async (client) => {
    const account = await client.accounts.get(Network.PolygonAmoy);
    const { data, nextCursor } = await account.getNfts({ limit: 25 });
  },
  'Account.getNft': async (client) => {
    const account = await client.accounts.get(Network.PolygonAmoy);
    const nft = await account.getNft('0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', '42');
  },
  'Account.getTransfers': async (client) => {
    const account = await client.accounts.get(Network.PolygonAmoy);
    const { data, nextCursor } = await account.getTransfers({ limit: 25 });
  },
  'Account.getTransfer': async (client) => {
    const account = await client.accounts.get(Network.PolygonAmoy);
    const transfer = await account.getTransfer('tx_7Hq31bVz');
  },
  'Account.estimateFees': async (client) => {
    const account = await client.accounts.get(Network.PolygonAmoy);
    const fees = await account.estimateFees({
      kind: 'native',
      to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      amount: 1_500_000_000_000_000_000n,
    });
  },
  'Account.transfer': async (client) => {
    const account = await client.accounts.get(Network.PolygonAmoy);
    // Estimates the fee, signs in the key frame and broadcasts.
    const transfer = await account.transfer({
      kind: 'native',
      to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      amount: 1_500_000_000_000_000_000n,
    });
  },
  'AccountModule.listOrders': async (client) => {
    const { data, nextCursor } = await client.accounts.listOrders({ limit: 25 });
  },
  'AccountModule.createOrder': async (client) => {
    const order = await client.accounts.createOrder({
      items: [{ collectionId: 'col_9Lm27cYs', quantity: 2 }],
    });
  },
  'AccountModule.getOrder': async (client) => {
    const order = await client.accounts.getOrder('ord_2Pw84nRt');
  },
  'AccountModule.cancelOrder': async (client) => {
    const order = await client.accounts.cancelOrder('ord_2Pw84nRt');
  },
  'LoyaltyModule.listPrograms': async (client) => {
    const programs = await client.loyalty.listPrograms();
  },
  'LoyaltyModule.getProgram': async (client) => {
    const program = await client.loyalty.getProgram('prg_3Bv68hJq');
  },
  'LoyaltyModule.getTiers': async (client) => {
    const tiers = await client.loyalty.getTiers('prg_3Bv68hJq');
  },
  'LoyaltyModule.getBalance': async (client) => {
    const { settled, pending, optimistic } = await client.loyalty.getBalance('prg_3Bv68hJq');
  },
  'LoyaltyModule.redeem': async (client) => {
    const entry = await client.loyalty.redeem('prg_3Bv68hJq', { rewardId: 'rwd_8Ng15dZk' });
  },
  'LoyaltyModule.createVoucherCode': async (client) => {
    const { code, expiresAt } = await client.loyalty.createVoucherCode('prg_3Bv68hJq', {
      contract: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
      tokenId: '42',
    });
  },
  'LoyaltyModule.getHistory': async (client) => {
    const { data, nextCursor } = await client.loyalty.getHistory('prg_3Bv68hJq', { limit: 25 });
  },
  'DppModule.list': async (client) => {
    const { data, nextCursor } = await client.dpp.list({ limit: 25 });
  },
  'DppModule.get': async (client) => {
    const passport = await client.dpp.get('psp_5Rj76fMb');
  },
  'DppModule.claim': async (client) => {
    const passport = await client.dpp.claim('psp_5Rj76fMb', { claimCode: 'K7Q2-9XTM' });
  },
  'DppModule.getCredential': async (client) => {
    const credential = await client.dpp.getCredential('psp_5Rj76fMb');
  },
  'DppModule.getStatusList': async (client) => {
    const credential = await client.dpp.getCredential('psp_5Rj76fMb');
    const statusList = await client.dpp.getStatusList(credential);
  },
};
