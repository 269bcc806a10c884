import { type Client, Network } from '@nacre/sdk-base';

/**
 * The samples of the reference that use the SDK, by the method that `x-sdk` names in the description. They are cut
 * from this file as it stands, so that the type checker reads each of them.
 */
export const sdkCalls: readonly ((client: Client) => Promise<unknown>)[] = [
  async (client) => {
    // #region Client.status
    const { status, networks } = await client.status();
    // #endregion
    return [status, networks];
  },
  async (client) => {
    // #region AuthModule.sendOtp
    const { otpId, expiresAt } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    // #endregion
    return [otpId, expiresAt];
  },
  async (client) => {
    // #region AuthModule.signUp
    const session = await client.auth.signUp({
      method: 'otp',
      otpId: 'otp_6Ym41sXa',
      code: '493027',
      name: 'Ada Martin',
      locale: 'fr-FR',
    });
    // #endregion
    return session;
  },
  async (client) => {
    // #region AuthModule.signIn
    const session = await client.auth.signIn({ method: 'otp', otpId: 'otp_6Ym41sXa', code: '493027' });
    // #endregion
    return session;
  },
  async (client) => {
    // #region AuthModule.refresh
    // The client refreshes by itself when the access token is about to expire; this does it now.
    const session = await client.auth.refresh();
    // #endregion
    return session;
  },
  async (client) => {
    // #region AuthModule.signOut
    await client.auth.signOut();
    // #endregion
  },
  async (client) => {
    // #region AuthModule.getUser
    const user = await client.auth.getUser();
    // #endregion
    return user;
  },
  async (client) => {
    // #region AuthModule.updateUser
    const user = await client.auth.updateUser({ name: 'Ada Martin-Roux', locale: 'en-GB' });
    // #endregion
    return user;
  },
  async (client) => {
    // #region AccountModule.list
    const accounts = await client.accounts.list();
    // #endregion
    return accounts;
  },
  async (client) => {
    // #region AccountModule.get
    const account = await client.accounts.get(Network.PolygonAmoy);
    // #endregion
    return account;
  },
  async (client) => {
    // #region Account.getBalance
    const account = await client.accounts.get(Network.PolygonAmoy);
    const { amount, currency } = await account.getBalance();
    // #endregion
    return [amount, currency];
  },
  async (client) => {
    // #region Account.getTokenBalances
    const account = await client.accounts.get(Network.PolygonAmoy);
    const { data, nextCursor } = await account.getTokenBalances({ limit: 25 });
    // #endregion
    return [data, nextCursor];
  },
  async (client) => {
    // #region Account.getNfts
    const account = await client.accounts.get(Network.PolygonAmoy);
    const { data, nextCursor } = await account.getNfts({ limit: 25 });
    // #endregion
    return [data, nextCursor];
  },
  async (client) => {
    // #region Account.getNft
    const account = await client.accounts.get(Network.PolygonAmoy);
    const nft = await account.getNft('0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', '42');
    // #endregion
    return nft;
  },
  async (client) => {
    // #region Account.getTransfers
    const account = await client.accounts.get(Network.PolygonAmoy);
    const { data, nextCursor } = await account.getTransfers({ limit: 25 });
    // #endregion
    return [data, nextCursor];
  },
  async (client) => {
    // #region Account.getTransfer
    const account = await client.accounts.get(Network.PolygonAmoy);
    const transfer = await account.getTransfer('tx_7Hq31bVz');
    // #endregion
    return transfer;
  },
  async (client) => {
    // #region Account.estimateFees
    const account = await client.accounts.get(Network.PolygonAmoy);
    const fees = await account.estimateFees({
      kind: 'native',
      to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      amount: 1_500_000_000_000_000_000n,
    });
    // #endregion
    return fees;
  },
  async (client) => {
    // #region Account.transfer
    const account = await client.accounts.get(Network.PolygonAmoy);
    // Estimates the fee, signs in the key frame and broadcasts.
    const transfer = await account.transfer({
      kind: 'native',
      to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      amount: 1_500_000_000_000_000_000n,
    });
    // #endregion
    return transfer;
  },
  async (client) => {
    // #region AccountModule.listOrders
    const { data, nextCursor } = await client.accounts.listOrders({ limit: 25 });
    // #endregion
    return [data, nextCursor];
  },
  async (client) => {
    // #region AccountModule.createOrder
    const order = await client.accounts.createOrder({
      items: [{ collectionId: 'col_9Lm27cYs', quantity: 2 }],
    });
    // #endregion
    return order;
  },
  async (client) => {
    // #region AccountModule.getOrder
    const order = await client.accounts.getOrder('ord_2Pw84nRt');
    // #endregion
    return order;
  },
  async (client) => {
    // #region AccountModule.cancelOrder
    const order = await client.accounts.cancelOrder('ord_2Pw84nRt');
    // #endregion
    return order;
  },
  async (client) => {
    // #region LoyaltyModule.listPrograms
    const programs = await client.loyalty.listPrograms();
    // #endregion
    return programs;
  },
  async (client) => {
    // #region LoyaltyModule.getProgram
    const program = await client.loyalty.getProgram('prg_3Bv68hJq');
    // #endregion
    return program;
  },
  async (client) => {
    // #region LoyaltyModule.getTiers
    const tiers = await client.loyalty.getTiers('prg_3Bv68hJq');
    // #endregion
    return tiers;
  },
  async (client) => {
    // #region LoyaltyModule.getBalance
    const { settled, pending, optimistic } = await client.loyalty.getBalance('prg_3Bv68hJq');
    // #endregion
    return [settled, pending, optimistic];
  },
  async (client) => {
    // #region LoyaltyModule.redeem
    const entry = await client.loyalty.redeem('prg_3Bv68hJq', { rewardId: 'rwd_8Ng15dZk' });
    // #endregion
    return entry;
  },
  async (client) => {
    // #region LoyaltyModule.getHistory
    const { data, nextCursor } = await client.loyalty.getHistory('prg_3Bv68hJq', { limit: 25 });
    // #endregion
    return [data, nextCursor];
  },
  async (client) => {
    // #region DppModule.list
    const { data, nextCursor } = await client.dpp.list({ limit: 25 });
    // #endregion
    return [data, nextCursor];
  },
  async (client) => {
    // #region DppModule.get
    const passport = await client.dpp.get('psp_5Rj76fMb');
    // #endregion
    return passport;
  },
  async (client) => {
    // #region DppModule.claim
    const passport = await client.dpp.claim('psp_5Rj76fMb', { claimCode: 'K7Q2-9XTM' });
    // #endregion
    return passport;
  },
  async (client) => {
    // #region DppModule.getCredential
    const credential = await client.dpp.getCredential('psp_5Rj76fMb');
    // #endregion
    return credential;
  },
];
