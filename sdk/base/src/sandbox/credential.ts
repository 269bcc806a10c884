import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { PASSPORTS } from '../addresses.ts';
import { encodeBase58 } from '../passports/base58.ts';
import { canonicalize } from '../passports/canonicalize.ts';
import type { TrustedIssuer } from '../types/TrustedIssuer.ts';
import type { Schema } from './operations.ts';
import { viewPassport } from './passports.ts';
import { signEs256 } from './signEs256.ts';
import type { PassportRecord } from './State.ts';
import type { World } from './World.ts';

/** Signs the sandbox's passports: the example key of W3C's Data Integrity ECDSA Cryptosuites, and so no secret. */
const ISSUER_KEY = 'c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721';

const context: Schema<'CredentialContext'> = [
  'https://www.w3.org/ns/credentials/v2',
  `${PASSPORTS}/contexts/passport/v1`,
];

/** The public half of the key, as the same document gives it. */
const MULTIKEY = 'zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP';

/** The issuer of the sandbox's passports. */
export const sandboxIssuer: TrustedIssuer = { issuer: `did:key:${MULTIKEY}`, publicKeyMultibase: MULTIKEY };

const hashOf = (value: unknown) => sha256(utf8ToBytes(canonicalize(value)));

/** Prepares the credential of a passport with what is public at its publication. */
export function prepareCredential(
  world: World,
  record: PassportRecord,
  at: string,
): () => Schema<'PassportCredential'> {
  const passport = viewPassport(world, record, { kind: 'anybody' });
  let signed: Schema<'PassportCredential'> | undefined;
  return () => (signed ??= signCredential(passport, at));
}

/** Makes the credential of a passport. The proof is the same each time it is made. */
function signCredential(passport: Schema<'Passport'>, at: string): Schema<'PassportCredential'> {
  const { issuer, publicKeyMultibase } = sandboxIssuer;
  const { id, level, name, gtin, batchNumber, serial } = passport;
  const unsigned = {
    '@context': context,
    id: `urn:nacre:passport:${id}`,
    type: ['VerifiableCredential', 'ProductPassportCredential'] as Schema<'PassportCredential'>['type'],
    issuer: { id: issuer, name: 'Harbor Outfitters' },
    validFrom: at,
    credentialSubject: {
      id: passport.digitalLink ?? `urn:nacre:product:${id}`,
      passportId: id,
      level,
      name,
      gtin,
      batchNumber,
      serial,
      attributes: passport.attributes.map(({ key, label, value, unit }) => ({ key, label, value, unit })),
    },
  };
  const options = {
    '@context': context,
    type: 'DataIntegrityProof' as const,
    cryptosuite: 'ecdsa-jcs-2019' as const,
    created: at,
    verificationMethod: `${issuer}#${publicKeyMultibase}`,
    proofPurpose: 'assertionMethod' as const,
  };
  const signed = concatBytes(hashOf(options), hashOf(unsigned));
  const proofValue = `z${encodeBase58(signEs256(signed, hexToBytes(ISSUER_KEY)))}`;
  return { ...unsigned, proof: { ...options, proofValue } };
}
