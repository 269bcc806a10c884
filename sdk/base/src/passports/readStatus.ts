import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import type { PassportStatusEntry } from '../types/PassportStatusList.ts';
import type { VerifiedPassport } from '../types/VerifiedPassport.ts';
import { malformed } from './malformed.ts';
import { readBits } from './readBits.ts';
import { isObject, type JsonObject } from './verifyProof.ts';
import { issuerOf, type Trusted, verifySecured } from './verifySecured.ts';

const hasOnlyTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/**
 * Reads the status of a passport from a signed list. Loaded when a list is passed: most passports are verified
 * without one.
 *
 * @param list - the list as the caller passed it
 * @param passport - the passport, verified
 * @param entry - where its status stands
 * @throws {@link CryptoError} of type `ProofInvalid` when the list was changed or is outside its validity
 * @throws {@link CryptoError} of type `IssuerUntrusted` when the list is by somebody else than the passport
 * @throws {@link SdkError} of type `InvalidArgument` when it is not the list that the passport names
 * @internal
 */
export async function readStatus(
  list: unknown,
  passport: JsonObject,
  entry: PassportStatusEntry,
  trusted: readonly Trusted[],
  now: number,
): Promise<Pick<VerifiedPassport, 'status' | 'statusAsOf'>> {
  const { document, signedAt } = await verifySecured(list, 'statusList', trusted, now);
  // Another trusted issuer signs for its own passports only.
  if (issuerOf(document) !== issuerOf(passport)) {
    throw new CryptoError(CryptoErrorType.IssuerUntrusted, {
      message: 'The status list is not by the issuer of the passport.',
      details: { argument: 'statusList' },
    });
  }
  const types = document.type;
  if (!hasOnlyTexts(types) || !types.includes('BitstringStatusListCredential'))
    throw malformed('statusList', 'its type is another');
  if (document.id !== entry.statusListCredential)
    throw malformed('statusList', 'the passport names another list');
  const bits = document.credentialSubject;
  if (!isObject(bits) || bits.type !== 'BitstringStatusList' || bits.statusPurpose !== entry.statusPurpose)
    throw malformed('statusList', 'its bits say something else');
  const isRetired = (await readBits(bits.encodedList))(Number(entry.statusListIndex));
  const { validFrom } = document;
  return {
    status: isRetired ? 'retired' : 'active',
    statusAsOf: signedAt ?? (typeof validFrom === 'string' ? validFrom : null),
  };
}
