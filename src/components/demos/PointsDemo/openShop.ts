import { Client } from '@nacre/sdk-react';
import { createSandbox } from '@nacre/sdk-base/sandbox';

/** Opens a sandbox with a signed-in user. Its shop responds after a delay, like a real server. */
export async function openShop() {
  const sandbox = createSandbox();
  const { api, signer, publishableKey } = sandbox;
  const client = new Client({ publishableKey, api, signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
  sandbox.delay('earnPoints', 800);
  return { sandbox, client };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
