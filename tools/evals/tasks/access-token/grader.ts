import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { rejects, type Cases } from '../../Cases.ts';

interface Given {
  applicationId: string;
  keys: () => Promise<{ keys: object[] }>;
  now: Date;
}

export interface AnswerModule {
  userOf(authorization: string | undefined, given: Given): Promise<string>;
}

const now = new Date('2026-03-02T09:30:00Z');
const seconds = now.getTime() / 1_000;
const issuer = 'https://api.sandbox.nacre.example';
const applicationId = 'app_1Xk02bNq';

const nacre = await generateKeyPair('ES256');
const stranger = await generateKeyPair('ES256');
const published = { ...(await exportJWK(nacre.publicKey)), kid: 'key-1', alg: 'ES256', use: 'sig' };
const given: Given = { applicationId, keys: async () => ({ keys: [published] }), now };

/** Returns the claims of one of Nacre's tokens, with the given changes. */
const claimsWith = (changes: object) => ({
  iss: issuer,
  aud: applicationId,
  sub: 'usr_4Kd92mXw',
  iat: seconds - 60,
  exp: seconds + 840,
  ...changes,
});
const signed = (changes: object, key = nacre.privateKey) =>
  new SignJWT(claimsWith(changes)).setProtectedHeader({ alg: 'ES256', kid: 'key-1', typ: 'JWT' }).sign(key);

const isRefused = async (answer: AnswerModule, token: string) =>
  rejects(() => answer.userOf(`Bearer ${token}`, given));

export const cases: Cases<AnswerModule> = {
  'refuses a genuine token': async ({ userOf }) =>
    (await userOf(`Bearer ${await signed({})}`, given)) === 'usr_4Kd92mXw',
  'accepts a token for another application': async (answer) =>
    isRefused(answer, await signed({ aud: 'app_7Rt55zLm' })),
  'accepts a token of another environment': async (answer) =>
    isRefused(answer, await signed({ iss: 'https://api.nacre.example' })),
  'accepts a token that has expired': async (answer) =>
    isRefused(answer, await signed({ iat: seconds - 1_800, exp: seconds - 900 })),
  "accepts a stranger's signature": async (answer) =>
    isRefused(answer, await signed({}, stranger.privateKey)),
  'accepts a token whose user was changed': async (answer) => {
    const [header, , signature] = (await signed({})).split('.');
    const changed = Buffer.from(JSON.stringify(claimsWith({ sub: 'usr_other' }))).toString('base64url');
    return isRefused(answer, `${header}.${changed}.${signature}`);
  },
  'accepts a token without a signature': (answer) =>
    isRefused(answer, new UnsecuredJWT(claimsWith({})).encode()),
  'accepts a call without a token': ({ userOf }) => rejects(() => userOf(undefined, given)),
};
