import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { PASSPORTS, SANDBOX_API } from '../addresses.ts';
import { encodeBase58 } from '../passports/base58.ts';
import { canonicalize } from '../passports/canonicalize.ts';
import type { TrustedIssuer } from '../types/TrustedIssuer.ts';
import { encodeBits } from './encodeBits.ts';
import type { Schema } from './operations.ts';
import { viewPassport } from './passports.ts';
import { seedIds } from './seed/seedIds.ts';
import { signEs256 } from './signEs256.ts';
import type { PassportRecord } from './State.ts';
import type { World } from './World.ts';

/**
 * The key that signs the sandbox's passports. It's the example key of W3C's Data Integrity ECDSA Cryptosuites, so it
 * isn't secret.
 */
const ISSUER_KEY = 'c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721';

const context: Schema<'CredentialContext'> = [
  'https://www.w3.org/ns/credentials/v2',
  `${PASSPORTS}/contexts/passport/v1`,
];

/** The public half of the key, from the same document. */
const MULTIKEY = 'zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP';

/** The issuer of the sandbox's passports. */
export const sandboxIssuer: TrustedIssuer = { issuer: `did:key:${MULTIKEY}`, publicKeyMultibase: MULTIKEY };

/** The address of the status list for all passports of the sandbox. */
const STATUS_LIST = `${SANDBOX_API}/status-lists/${seedIds.statusListId}`;
const DAY = 86_400_000;

const hashOf = (value: unknown) => sha256(utf8ToBytes(canonicalize(value)));

/** Prepares a passport's credential with the data that is public at its publication. */
export function prepareCredential(
  world: World,
  record: PassportRecord,
  at: string,
): () => Schema<'PassportCredential'> {
  const passport = viewPassport(world, record, { kind: 'anybody' });
  const statusIndex = [...world.state.passports.values()].indexOf(record);
  let signed: Schema<'PassportCredential'> | undefined;
  return () => (signed ??= signCredential(passport, statusIndex, at));
}

const issuer = { id: sandboxIssuer.issuer, name: 'Harbor Outfitters' };

/** Creates a passport's credential. The proof is the same each time. */
function signCredential(
  passport: Schema<'Passport'>,
  statusIndex: number,
  at: string,
): Schema<'PassportCredential'> {
  const { id, level, name, gtin, batchNumber, serial } = passport;
  return withProof(
    {
      '@context': context,
      id: `urn:nacre:passport:${id}`,
      type: ['VerifiableCredential', 'ProductPassportCredential'] as Schema<'PassportCredential'>['type'],
      issuer,
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
      credentialStatus: {
        id: `${STATUS_LIST}#${statusIndex}`,
        type: 'BitstringStatusListEntry' as const,
        statusPurpose: 'revocation' as const,
        statusListIndex: `${statusIndex}`,
        statusListCredential: STATUS_LIST,
      },
    },
    at,
  );
}

/** Signs the list of currently retired passports. A passport's index is its position in the order of creation. */
export function signStatusList({ state, clock }: World): Schema<'PassportStatusList'> {
  const now = clock.text();
  return withProof(
    {
      '@context': context.slice(0, 1),
      id: STATUS_LIST,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'] as Schema<'PassportStatusList'>['type'],
      issuer,
      validFrom: now,
      validUntil: clock.text(DAY),
      credentialSubject: {
        id: `${STATUS_LIST}#list`,
        type: 'BitstringStatusList' as const,
        statusPurpose: 'revocation' as const,
        encodedList: encodeBits([...state.passports.values()].map(({ wire }) => wire.status === 'retired')),
      },
    },
    now,
  );
}

function withProof<T extends { '@context': string[] }>(
  unsigned: T,
  at: string,
): T & { proof: Schema<'PassportProof'> } {
  const options = {
    '@context': unsigned['@context'],
    type: 'DataIntegrityProof' as const,
    cryptosuite: 'ecdsa-jcs-2019' as const,
    created: at,
    verificationMethod: `${sandboxIssuer.issuer}#${sandboxIssuer.publicKeyMultibase}`,
    proofPurpose: 'assertionMethod' as const,
  };
  const signed = concatBytes(hashOf(options), hashOf(unsigned));
  const proofValue = `z${encodeBase58(signEs256(signed, hexToBytes(ISSUER_KEY)))}`;
  return { ...unsigned, proof: { ...options, proofValue } };
}
