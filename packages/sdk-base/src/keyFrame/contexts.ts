import type { PublicKey } from '../signer/Signer.ts';
import type { ShareRole } from './KeyShares.ts';

/** What a cipher text is of. It's authenticated with the cipher text. */
export const contextOf = (role: ShareRole, userId: string, kind: PublicKey['kind']): string =>
  `nacre ${role} share, ${kind}, ${userId}`;
