import { bytesToHex } from '@noble/hashes/utils.js';
import { encodeStrKey } from '../signing/strKey.ts';
import type { Network } from '../networks/Network.ts';
import { networks } from '../networkInfo/networks.ts';
import { checksumAddress } from '../signing/evmAddress.ts';
import type { Ids } from './createIds.ts';

/** Returns an address whose key doesn't exist in the sandbox, such as that of the faucet, a friend or a contract. */
export function namedAddress(ids: Ids, network: Network, name: string): string {
  const bytes = ids.fixed(`address ${name}`);
  return networks[network].kind === 'evm'
    ? checksumAddress(`0x${bytesToHex(bytes.subarray(0, 20))}`)
    : encodeStrKey(bytes);
}

export const faucetAddress = (ids: Ids, network: Network): string => namedAddress(ids, network, 'faucet');
