import type { Sandbox, SandboxRequestOptions } from '@nacre/sdk-base/sandbox';
import type { Caller } from './TryItOperation.ts';

export const callerWords: Readonly<Record<Caller, string>> = {
  secretKey: 'Your server, with the secret key',
  accessToken: 'A signed-in user, with the access token',
  publishableKey: 'A page, with the publishable key',
  none: 'Anybody, without a key',
};

/** Returns the credentials of a call. Each user call has a new session, so that no call ends another's session. */
export async function credentialsOf(sandbox: Sandbox, caller: Caller): Promise<SandboxRequestOptions> {
  if (caller === 'secretKey') return { secretKey: sandbox.secretKey };
  if (caller !== 'accessToken') return {};
  const { accessToken } = await startSession(sandbox);
  return { accessToken };
}

/** Signs in the sandbox's user with a token of the shop, because one-time codes are rate-limited. */
export async function startSession(sandbox: Sandbox): Promise<{ accessToken: string; refreshToken: string }> {
  const token = sandbox.issueToken({ sub: String(sandbox.user.externalId) });
  const session = await sandbox.api.request('signIn', { body: { method: 'jwt', token } });
  if (!('accessToken' in session)) throw new Error('The sandbox returned no session for the sign-in');
  return session;
}
