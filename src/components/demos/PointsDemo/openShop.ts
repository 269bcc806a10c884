import { Client } from '@nacre/sdk-react';
import { createSandbox } from '@nacre/sdk-base/sandbox';

/** A sandbox with its user signed in, whose shop takes a moment to answer, as servers do. */
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
