import type { Api, ApiOperation, ApiRequestOptions } from '../src/transport/Api.ts';
import { Client } from '../src/client/Client.ts';
import type { Signer } from '../src/signer/Signer.ts';
import type { ClientConfig } from '../src/client/ClientConfig.ts';

export const KEY = 'pk_sandbox_local';
export const EVM_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const STELLAR_ADDRESS = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Creates a JSON Web Token with a signature of the right length that belongs to no key. */
export function token(
  claims: Record<string, unknown>,
  header: Record<string, unknown> = { alg: 'ES256' },
): string {
  return `${encode(header)}.${encode(claims)}.${'A'.repeat(86)}`;
}

export const user = {
  id: 'usr_4Kd92mXw',
  externalId: null,
  email: 'ada@shop.example',
  phone: null,
  name: 'Ada Martin',
  locale: null,
  createdAt: '2026-02-11T14:05:00Z',
  updatedAt: '2026-02-11T14:05:00Z',
};

let sessions = 0;

/** Creates a new session in the format of the backend's response. */
export function session(overrides: { lifetimeS?: number; claims?: object; userId?: string } = {}) {
  const { lifetimeS = 900, claims, userId = user.id } = overrides;
  const iat = Math.floor(Date.now() / 1_000);
  sessions++;
  return {
    accessToken: token({ sub: userId, aud: 'app_1', iat, exp: iat + lifetimeS, jti: sessions, ...claims }),
    refreshToken: `rt_${sessions}`,
    expiresAt: new Date((iat + lifetimeS) * 1_000).toISOString(),
    user: { ...user, id: userId },
  };
}

export type Asked = { operation: ApiOperation; args: Record<string, unknown>; options: ApiRequestOptions };
export type Answer = (asked: Asked) => unknown;

/** Creates a transport with the given responses. It records its requests in `asked`. */
export function fakeApi(answers: Partial<Record<ApiOperation, Answer>>): Api & { asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    asked,
    request(operation, args, options = {}) {
      const request = { operation, args: args as Record<string, unknown>, options };
      asked.push(request);
      const answer = answers[operation];
      if (!answer) throw new Error(`the test has no answer to ${operation}`);
      return Promise.resolve(answer(request)) as never;
    },
  };
}

export const noSigner: Signer = {
  getPublicKey: () => Promise.reject(new Error('not asked for')),
  sign: () => Promise.reject(new Error('not asked for')),
};

export function clientOf(
  answers: Partial<Record<ApiOperation, Answer>>,
  config: Partial<ClientConfig> = {},
): { client: Client; api: ReturnType<typeof fakeApi> } {
  const api = fakeApi(answers);
  return { api, client: new Client({ publishableKey: KEY, api, signer: noSigner, ...config }) };
}

/** Creates a client with a signed-in user. */
export async function signedIn(
  answers: Partial<Record<ApiOperation, Answer>>,
  config: Partial<ClientConfig> = {},
  first = session(),
) {
  const made = clientOf({ signIn: () => first, ...answers }, config);
  await made.client.auth.signIn({ method: 'otp', otpId: 'otp_1', code: '000000' });
  made.api.asked.length = 0;
  return { ...made, session: first };
}
