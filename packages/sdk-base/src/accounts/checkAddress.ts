import { invalidArgument } from '../checkTypes.ts';
import type { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import { decodeStrKey } from '../signing/strKey.ts';

/**
 * Throws if a text isn't an address on a network. On EVM networks, this doesn't check the checksum of mixed-case
 * letters (EIP-55): the hash function for it is loaded with transfers only.
 *
 * @internal
 */
export function checkAddress(network: Network, address: string, argument: string): void {
  const { kind, name } = networkInfo(network);
  const valid =
    typeof address === 'string' &&
    (kind === 'stellar' ? decodeStrKey(address) !== undefined : /^0x[0-9a-fA-F]{40}$/.test(address));
  if (valid) return;
  throw invalidArgument(argument, `isn't an address on ${name}`);
}
