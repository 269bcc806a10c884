import type { Schema } from './operations.ts';
import { makeUserKeys, type UserKeys } from './chain/userKeys.ts';
import { sandboxNetworks } from './chain/chains.ts';
import { addressOn } from './chain/userKeys.ts';
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

/** Gives a user's keys and, the first time, makes them with the accounts that belong to them. */
export function ensureKeys({ state, ids, clock }: World, userId: string): UserKeys {
  const known = state.keys.get(userId);
  if (known) return known;
  const keys = makeUserKeys(ids, userId);
  state.keys.set(userId, keys);
  for (const network of sandboxNetworks) state.ledger.of(network, addressOn(keys, network), clock.text());
  return keys;
}
