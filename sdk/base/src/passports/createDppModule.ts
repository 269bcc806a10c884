import type { Call } from '../transport/createCall.ts';
import * as fromWire from '../transport/fromWire.ts';
import { pageList } from '../transport/pageList.ts';
import type { DppModule } from './DppModule.ts';
import { verifyPassport } from './verifyPassport.ts';

/**
 * Makes the `dpp` part of a client.
 *
 * @internal
 */
export function createDppModule(call: Call): DppModule {
  return {
    async get(passportId, options) {
      return fromWire.passport(await call('getPassport', { path: { passportId } }, options), 'passport');
    },
    list: (pagination, options) =>
      pageList(pagination, async (query) =>
        fromWire.passports(await call('listPassports', { query }, options), 'passports'),
      ),
    async claim(passportId, args = {}, options) {
      const answer = await call('claimPassport', { path: { passportId }, body: args }, options);
      return fromWire.passport(answer, 'passport');
    },
    async getCredential(passportId, options) {
      const answer = await call('getPassportCredential', { path: { passportId } }, options);
      return fromWire.passportCredential(answer, 'credential');
    },
    verify: (credential, options) => verifyPassport(credential, options),
  };
}
