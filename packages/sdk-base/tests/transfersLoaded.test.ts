import { expect, it, vi } from 'vitest';
import { Client } from '../src/client/Client.ts';
import { createSandbox } from '../src/sandbox/index.ts';

vi.mock('../src/accounts/createTransfers.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('the code for transfers is loaded on demand, and a loading failure is an error of the SDK', async () => {
  const { api, signer, seeded } = createSandbox();
  const client = new Client({ publishableKey: 'pk_sandbox_local', api, signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
  const account = await client.accounts.get();
  expect((await account.getBalance()).amount).toBeGreaterThan(0n);
  expect((await account.signMessage('Hello')).kind).toBe('evm');
  await expect(
    account.prepareTransfer({ kind: 'native', to: seeded.friendAddress, amount: 1n }),
  ).rejects.toMatchObject({ code: 'sdk/api-unavailable', retryable: true });
});
