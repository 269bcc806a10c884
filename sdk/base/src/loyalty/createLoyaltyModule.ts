import { checkPagination } from '../transport/checkPagination.ts';
import type { Call } from '../transport/createCall.ts';
import * as fromWire from '../transport/fromWire.ts';
import type { LoyaltyModule } from './LoyaltyModule.ts';

/**
 * Makes the `loyalty` part of a client.
 *
 * @internal
 */
export function createLoyaltyModule(call: Call): LoyaltyModule {
  return {
    async listPrograms(pagination, options) {
      const query = checkPagination(pagination);
      return fromWire.loyaltyPrograms(await call('listLoyaltyPrograms', { query }, options), 'programs');
    },
    async getProgram(programId, options) {
      const answer = await call('getLoyaltyProgram', { path: { programId } }, options);
      return fromWire.loyaltyProgram(answer, 'program');
    },
    async getTiers(programId, pagination, options) {
      const query = checkPagination(pagination);
      const answer = await call('listLoyaltyTiers', { path: { programId }, query }, options);
      return fromWire.loyaltyTiers(answer, 'tiers');
    },
    async getBalance(programId, options) {
      const answer = await call('getLoyaltyBalance', { path: { programId } }, options);
      return fromWire.loyaltyBalance(answer, 'balance');
    },
    async redeem(programId, args, options) {
      const answer = await call('redeemReward', { path: { programId }, body: args }, options);
      return fromWire.loyaltyEntry(answer, 'entry');
    },
    async getHistory(programId, pagination, options) {
      const query = checkPagination(pagination);
      const answer = await call('listLoyaltyHistory', { path: { programId }, query }, options);
      return fromWire.loyaltyEntries(answer, 'history');
    },
  };
}
