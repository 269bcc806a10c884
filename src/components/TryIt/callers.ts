import type { Sandbox, SandboxRequestOptions } from '@nacre/sdk-base/sandbox';
import type { Caller } from './TriedOperation.ts';

export const callerWords: Readonly<Record<Caller, string>> = {
  secretKey: 'Your server, with the secret key',
  accessToken: 'A signed-in user, with the access token',
  publishableKey: 'A page, with the publishable key',
  none: 'Anybody, without a key',
};

/** What a call of the sandbox carries. A user gets a new session for each, so that no call ends another's. */
export async function credentialsOf(sandbox: Sandbox, caller: Caller): Promise<SandboxRequestOptions> {
  if (caller === 'secretKey') return { secretKey: sandbox.secretKey };
  if (caller !== 'accessToken') return {};
  const { accessToken } = await startSession(sandbox);
  return { accessToken };
}

/** Signs the sandbox's user in, with a token of the shop's own: one-time codes are limited. */
export async function startSession(sandbox: Sandbox): Promise<{ accessToken: string; refreshToken: string }> {
  const token = sandbox.issueToken({ sub: String(sandbox.user.externalId) });
  const session = await sandbox.api.request('signIn', { body: { method: 'jwt', token } });
  if (!('accessToken' in session)) throw new Error('The sandbox gave no session');
  return session;
}
