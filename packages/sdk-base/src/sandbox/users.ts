import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import type { Schema } from './operations.ts';
import { type Addresses, addressOn, makeUserKeys } from './chain/userKeys.ts';
import { sandboxNetworks } from './chain/chains.ts';
import type { SignerKeys } from './State.ts';
import type { World } from './World.ts';

type Known = Partial<Pick<Schema<'User'>, 'externalId' | 'email' | 'phone' | 'name' | 'locale'>>;

export function createUser({ state, clock, ids }: World, known: Known): Schema<'User'> {
  const user: Schema<'User'> = {
    id: ids.next('usr'),
    externalId: null,
    email: null,
    phone: null,
    name: null,
    locale: null,
    ...known,
    createdAt: clock.text(),
    updatedAt: clock.text(),
  };
  state.users.set(user.id, user);
  return user;
}

/** Creates the accounts of a user's keys. */
export function openAccounts({ state, clock }: World, userId: string, addresses: Addresses): void {
  state.keys.set(userId, addresses);
  for (const network of sandboxNetworks)
    state.ledger.of(network, addressOn(addresses, network), clock.text());
}

/** Returns a user's keys in memory. The first call creates them, along with their accounts. */
export function ensureKeys(world: World, userId: string): SignerKeys {
  const { state, ids } = world;
  const known = state.signerKeys.get(userId);
  if (known) return known;
  // A key frame created the keys. To it, this signer is another device, which was never recovered.
  if (state.keys.has(userId)) throw new CryptoError(CryptoErrorType.KeyShareMissing);
  const made: SignerKeys = {
    keys: makeUserKeys(ids, userId),
    hasDeviceShare: true,
    methods: new Set(),
  };
  state.signerKeys.set(userId, made);
  openAccounts(world, userId, made.keys);
  return made;
}
