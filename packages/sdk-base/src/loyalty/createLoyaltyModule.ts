import type { Call } from '../transport/createCall.ts';
import * as fromWire from '../transport/fromWire.ts';
import { pageList } from '../transport/pageList.ts';
import type { LoyaltyModule } from './LoyaltyModule.ts';

/**
 * Creates the client's `loyalty` module.
 *
 * @internal
 */
export function createLoyaltyModule(call: Call): LoyaltyModule {
  return {
    listPrograms: (pagination, options) =>
      pageList(pagination, async (query) =>
        fromWire.loyaltyPrograms(await call('listLoyaltyPrograms', { query }, options), 'programs'),
      ),
    async getProgram(programId, options) {
      const answer = await call('getLoyaltyProgram', { path: { programId } }, options);
      return fromWire.loyaltyProgram(answer, 'program');
    },
    getTiers: (programId, pagination, options) =>
      pageList(pagination, async (query) => {
        const answer = await call('listLoyaltyTiers', { path: { programId }, query }, options);
        return fromWire.loyaltyTiers(answer, 'tiers');
      }),
    async getBalance(programId, options) {
      const answer = await call('getLoyaltyBalance', { path: { programId } }, options);
      return fromWire.loyaltyBalance(answer, 'balance');
    },
    async redeem(programId, args, options) {
      const answer = await call('redeemReward', { path: { programId }, body: args }, options);
      return fromWire.loyaltyEntry(answer, 'entry');
    },
    // Sends only the voucher's identifiers, because apps pass the whole NFT that they read.
    async createVoucherCode(programId, { contract, tokenId }, options) {
      const body = { contract, tokenId };
      const answer = await call('createVoucherCode', { path: { programId }, body }, options);
      return fromWire.voucherCode(answer, 'code');
    },
    getHistory: (programId, pagination, options) =>
      pageList(pagination, async (query) => {
        const answer = await call('listLoyaltyHistory', { path: { programId }, query }, options);
        return fromWire.loyaltyEntries(answer, 'history');
      }),
  };
}
