import type { PublicKey } from '../signer/Signer.ts';
import type { ShareRole } from './KeyShares.ts';

/** Returns the context of a ciphertext, which is authenticated together with it. */
export const contextOf = (role: ShareRole, userId: string, kind: PublicKey['kind']): string =>
  `nacre ${role} share, ${kind}, ${userId}`;
