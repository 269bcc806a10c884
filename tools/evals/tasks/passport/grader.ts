import {
  Client,
  type PassportCredential,
  type PassportStatusList,
  type TrustedIssuer,
} from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { createServerClient } from '@nacre/sdk-base/server';
import { rejects, type Cases } from '../../Cases.ts';

interface Given {
  trusted: TrustedIssuer[];
  statusList: PassportStatusList | null;
  now: Date;
}

export interface AnswerModule {
  check(
    credential: PassportCredential,
    given: Given,
  ): Promise<'active' | 'retired' | 'unknown' | 'altered' | 'stranger'>;
}

/** Returns a product's passport, with the issuer's key and status list. */
async function scan(isRetired = false) {
  const sandbox = createSandbox();
  const { api, signer, publishableKey, secretKey, seeded, issuer, clock } = sandbox;
  const client = new Client({ publishableKey, api, signer });
  const passportId = seeded.itemId;
  if (isRetired)
    await createServerClient({ secretKey, api }).updatePassport({ passportId, status: 'retired' });
  const credential = await client.dpp.getCredential(passportId);
  const statusList = await client.dpp.getStatusList(credential);
  return { credential, given: { trusted: [issuer], statusList, now: clock.now() } satisfies Given };
}

const jacket = await scan();
const retired = await scan(true);

/** The same passport with another serial number. */
const altered: PassportCredential = {
  ...jacket.credential,
  credentialSubject: { ...jacket.credential.credentialSubject, serial: 'HJ-999999' },
};

export const cases: Cases<AnswerModule> = {
  'does not recognize a genuine passport': async ({ check }) =>
    (await check(jacket.credential, jacket.given)) === 'active',
  'treats a retired product as an active one': async ({ check }) =>
    (await check(retired.credential, retired.given)) === 'retired',
  'reports a product as active without a status list': async ({ check }) =>
    (await check(jacket.credential, { ...jacket.given, statusList: null })) === 'unknown',
  'treats an altered passport as a genuine one': async ({ check }) =>
    (await check(altered, jacket.given)) === 'altered',
  "trusts a stranger's passport": async ({ check }) =>
    (await check(jacket.credential, { ...jacket.given, trusted: [] })) === 'stranger',
  'hides that the call itself is wrong': ({ check }) =>
    rejects(() => check(jacket.credential, { ...jacket.given, now: new Date(Number.NaN) })),
};
