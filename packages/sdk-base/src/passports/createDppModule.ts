import { badArgument } from '../checkTypes.ts';
import type { Call } from '../transport/createCall.ts';
import * as fromWire from '../transport/fromWire.ts';
import { pageList } from '../transport/pageList.ts';
import type { DppModule } from './DppModule.ts';
import { readStatusEntry } from './readStatusEntry.ts';
import { verifyPassport } from './verifyPassport.ts';
import { isObject } from './verifyProof.ts';

/**
 * Creates the client's `dpp` module.
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
    async getStatusList(credential, options) {
      const entry = readStatusEntry(isObject(credential) ? credential : {});
      if (!entry) return null;
      const [, statusListId] = /\/status-lists\/(lst_\w+)$/.exec(entry.statusListCredential) ?? [];
      if (statusListId === undefined) {
        throw badArgument(
          'credential',
          "The credential's status list isn't Nacre's: fetch it from its address.",
        );
      }
      const answer = await call('getStatusList', { path: { statusListId } }, options);
      return fromWire.passportStatusList(answer, 'statusList');
    },
    verify: (credential, options) => verifyPassport(credential, options),
  };
}
