import type { PassportStatusEntry } from '../types/PassportStatusEntry.ts';
import { malformed } from './malformed.ts';
import { isObject, type JsonObject } from './verifyProof.ts';

/**
 * Reads a credential's status entry. A credential can have several entries, including kinds that this version doesn't
 * know. Those are ignored, and the status is then unknown.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when the entry for a retirement is malformed
 * @internal
 */
export function readStatusEntry({ credentialStatus }: JsonObject): PassportStatusEntry | undefined {
  const entries: unknown[] = credentialStatus === undefined ? [] : [credentialStatus].flat();
  if (!entries.every(isObject)) throw malformed('credential', 'its status is not an entry of a list');
  const entry = entries.find(
    ({ type, statusPurpose }) => type === 'BitstringStatusListEntry' && statusPurpose === 'revocation',
  );
  if (!entry) return undefined;
  const { id, statusListIndex, statusListCredential } = entry;
  const isIndex = typeof statusListIndex === 'string' && /^(?:0|[1-9]\d{0,9})$/.test(statusListIndex);
  if (typeof id !== 'string' || typeof statusListCredential !== 'string' || !isIndex)
    throw malformed('credential', 'its status is not an entry of a list');
  return {
    id,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex,
    statusListCredential,
  };
}
