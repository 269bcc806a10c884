import { Client } from '@nacre/sdk-base';
import { createSandbox, type Sandbox } from '@nacre/sdk-base/sandbox';
import { createServerClient } from '@nacre/sdk-base/server';

/** Signs in the sandbox's user, or signs up a new one, and returns the client. */
export async function signIn(
  sandbox: Sandbox,
  email = 'ada@shop.example',
  method: 'signIn' | 'signUp' = 'signIn',
): Promise<Client> {
  const { api, signer, publishableKey, otpCode: code } = sandbox;
  const client = new Client({ publishableKey, api, signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email });
  await client.auth[method]({ method: 'otp', otpId, code });
  return client;
}

/** Makes a sandbox, with its user signed in, and the client of the application's server. */
export async function signedIn() {
  const sandbox = createSandbox();
  const client = await signIn(sandbox);
  return { sandbox, seeded: sandbox.seeded, client, server: createServerClient(sandbox) };
}
