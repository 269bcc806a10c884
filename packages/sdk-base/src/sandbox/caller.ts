import type { Network } from '../networks/Network.ts';
import { addressOn } from './chain/userKeys.ts';
import type { Schema } from './operations.ts';
import { badParameter, found, notFound, unauthenticated } from './refuse.ts';
import type { Caller, World } from './World.ts';

/** Returns the signed-in user's id. */
export function userIdOf(caller: Caller): string {
  if (caller.kind !== 'user') throw unauthenticated('The call needs an access token.');
  return caller.userId;
}

export const userOf = (world: World, caller: Caller): Schema<'User'> =>
  found(world.state.users.get(userIdOf(caller)));

/** Returns the user of a list or a balance, which is the signed-in user or the one named by the server. */
export function userFilter(world: World, caller: Caller, userId: string | undefined): string | undefined {
  if (caller.kind === 'server') {
    if (userId !== undefined && !world.state.users.has(userId)) throw badParameter('userId', 'No such user.');
    return userId;
  }
  if (userId !== undefined) throw badParameter('userId', 'Is for secret keys only.');
  return userIdOf(caller);
}

/** Returns the address of a user's account, which doesn't exist before the signer has created the key. */
export function addressOf(world: World, userId: string, network: Network): string | undefined {
  const keys = world.state.keys.get(userId);
  return keys && addressOn(keys, network);
}

export function ownAddress(world: World, caller: Caller, network: Network): string {
  const address = addressOf(world, userIdOf(caller), network);
  if (address === undefined) throw notFound();
  return address;
}
