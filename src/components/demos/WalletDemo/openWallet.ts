import { Client, formatBalance } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';

/**
 * Makes the same calls as the home page's sample, on a sandbox in this page.
 *
 * @param onResult - called with the result of each call, in order
 */
export async function openWallet(onResult: (result: string) => void): Promise<void> {
  const { api, signer, otpCode } = createSandbox();
  const client = new Client({ publishableKey: 'pk_sandbox_local', api, signer });

  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  onResult(`code ${otpCode}`);
  const { user } = await client.auth.signIn({ method: 'otp', otpId, code: otpCode });
  onResult(user.name ?? user.id);
  const account = await client.accounts.get();
  onResult(`${account.address.slice(0, 6)}…${account.address.slice(-4)}`);
  onResult(formatBalance(await account.getBalance()));
}
