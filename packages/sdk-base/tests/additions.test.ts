import { describe, expect, it } from 'vitest';
import { Client } from '../src/client/Client.ts';
import { createSandbox } from '../src/sandbox/index.ts';
import type { Api } from '../src/transport/Api.ts';

/* Additions that the API may make without notice, as seen by an application through the client. */

/** Creates a client whose backend has a network or a status that this version doesn't know. */
async function clientWith(add: (json: string) => string): Promise<Client> {
  const sandbox = createSandbox();
  const api: Api = {
    request: async (operation, args, options) => {
      const answer: unknown = await sandbox.api.request(operation, args, options);
      const readsList = ['getStatus', 'listAccounts', 'listOrders', 'listPassports', 'listLoyaltyPrograms'];
      if (!readsList.includes(operation)) return answer as never;
      return JSON.parse(add(JSON.stringify(answer))) as never;
    },
  };
  const client = new Client({ publishableKey: 'pk_sandbox_local', api, signer: sandbox.signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
  return client;
}

describe('a network that the API added', () => {
  const rename = (json: string) => json.replaceAll('"polygon-amoy"', '"arbitrum-sepolia"');

  it('is left out of the status, which still contains the others', async () => {
    const { networks } = await (await clientWith(rename)).status();
    expect(networks.map(({ network }) => network)).toEqual([
      'ethereum-sepolia',
      'base-sepolia',
      'stellar-testnet',
    ]);
  });

  it('is left out of lists, which still contain the rest', async () => {
    const known = await clientWith((json) => json);
    const all = await known.accounts.list();
    const client = await clientWith(rename);
    const accounts = await client.accounts.list();
    expect(accounts.map(({ network }) => network)).toEqual(
      all.map(({ network }) => network).filter((network) => network !== 'polygon-amoy'),
    );
    expect(accounts.length).toBeLessThan(all.length);
    expect(accounts.length).toBeGreaterThan(0);
    // All seeded orders are on that network.
    expect((await known.accounts.listOrders()).data.length).toBeGreaterThan(0);
    expect(await client.accounts.listOrders()).toMatchObject({ data: [] });
    expect(await client.loyalty.listPrograms()).toMatchObject({ data: [] });
  });
});

it('a status that the API added reaches the application', async () => {
  const client = await clientWith((json) => json.replaceAll(/"status":"\w+"/g, '"status":"refunded"'));
  expect((await client.status()).status).toBe('refunded');
  expect((await client.accounts.listOrders()).data.map(({ status }) => status)).toContain('refunded');
});
