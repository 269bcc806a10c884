import { expect } from 'vitest';
import { network, person, server, settles, type Story } from './Scene.ts';

/** A hundredth of a POL, which covers the fees of a transfer or two on the sandbox. */
export const feeMoney = 10_000_000_000_000_000n;

/** Follows an event from its collection to the entrance, with a ticket that is given away. */
export function ticketing(): Story {
  let collectionId = '';
  let orderId = '';
  let ticket = { contract: '', tokenId: '' };
  let accessToken = '';
  const addresses = { fan: '', friend: '' };
  return {
    heading: 'Ticketing',
    steps: [
      server("Organizer's server", async ({ nacre, sandbox }) => {
        const price = { amount: '2450', currency: 'EUR' };
        const event = { network, name: 'Opening night', symbol: 'OPEN', maxSupply: '400', price };
        collectionId = (await nacre.createCollection(event)).id;
        sandbox.clock.advance(60_000);
      }),
      person('Fan', async ({ client, signIn }) => {
        await signIn({ channel: 'email', email: 'grace@shop.example' });
        addresses.fan = (await client.accounts.create(network)).address;
        const redirectUrl = 'https://shop.example/orders';
        const items = [{ collectionId, quantity: 2 }];
        const order = await client.accounts.createOrder(
          { items, redirectUrl },
          { idempotencyKey: 'cart-118' },
        );
        orderId = order.id;
      }),
      person('Fan', async ({ client, sandbox }) => {
        sandbox.clock.advance(5_000);
        const { status, checkoutUrl } = await client.accounts.getOrder(orderId);
        expect(status).toBe('pending');
        expect(checkoutUrl).not.toBeNull();
        sandbox.payOrder(orderId);
      }),
      settles,
      person('Fan', async ({ account }) => {
        const { data } = await (await account()).getNfts();
        expect(data).toHaveLength(2);
        const { contract = '', tokenId = '' } = data[0]?.nft ?? {};
        ticket = { contract, tokenId };
      }),
      person('Friend', async ({ client, signIn }) => {
        await signIn({ channel: 'email', email: 'joan@shop.example' });
        addresses.friend = (await client.accounts.create(network)).address;
      }),
      person("Organizer's treasury", async ({ signIn, account, sandbox }) => {
        await signIn({ channel: 'email', email: sandbox.user.email ?? '' });
        await (await account()).transfer({ kind: 'native', to: addresses.fan, amount: feeMoney });
        sandbox.clock.advance(60_000);
      }),
      person('Fan', async ({ account }) => {
        await (await account()).transferNft({ ...ticket, to: addresses.friend });
      }),
      settles,
      person('Friend', async ({ client }) => {
        accessToken = await client.auth.getAccessToken();
      }),
      server("Organizer's server", async ({ request, sdk, sandbox }) => {
        const claims = await sdk.verifyAccessToken(accessToken, {
          ...{ audience: 'app_sandbox', environment: 'sandbox', now: sandbox.clock.now() },
          keys: () => sandbox.api.request('getJwks', {}),
        });
        expect(claims.sub).not.toBe(sandbox.user.id);
        const { data } = await request('listNfts', { path: { network } }, { accessToken });
        expect(data.map(({ nft }) => nft.tokenId)).toEqual([ticket.tokenId]);
      }),
    ],
  };
}
