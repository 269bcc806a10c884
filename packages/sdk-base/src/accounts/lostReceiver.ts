import { decodeStrKey } from '../signing/strKey.ts';

/**
 * Gives the reason why nobody could ever move tokens from a receiver. Gives `undefined` for any other receiver.
 *
 * @param to - a valid address
 * @param contract - the contract of the token or NFT that is sent to it
 * @internal
 */
export function lostReceiver(to: string, contract?: string): string | undefined {
  if (/^0x0{40}$/.test(to) || decodeStrKey(to)?.every((byte) => byte === 0))
    return 'the zero address, and nobody has its key';
  if (to.toLowerCase() === contract?.toLowerCase())
    return "the token's own contract, and nobody could take the tokens out again";
  return undefined;
}
