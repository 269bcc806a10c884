import { decodeStrKey } from '../signing/strKey.ts';

/**
 * Returns the reason why a receiver could never move tokens again, or `undefined` if it could.
 *
 * @param to - a valid address
 * @param contract - the contract of the sent token or NFT
 * @internal
 */
export function lostReceiver(to: string, contract?: string): string | undefined {
  if (/^0x0{40}$/.test(to) || decodeStrKey(to)?.every((byte) => byte === 0))
    return 'the zero address, and nobody has its key';
  if (to.toLowerCase() === contract?.toLowerCase())
    return "the token's own contract, and nobody could take the tokens out again";
}
