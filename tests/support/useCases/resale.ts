import type { NftReference } from '@nacre/sdk-base';
import { expect } from 'vitest';
import { network, person, server, settles, type Story } from './Scene.ts';
import { feeMoney } from './ticketing.ts';

/** The first owner of the seeded jacket sells it. */
export function resale(): Story {
  let passportId = '';
  let accessToken = '';
  let nft: NftReference = { contract: '', tokenId: '' };
  const addresses = { seller: '', buyer: '' };
  return {
    heading: 'Resale with provenance',
    async before(scene) {
      const seller = await scene.signIn('Seller', { channel: 'email', email: 'grace@shop.example' });
      addresses.seller = (await seller.accounts.create(network)).address;
      const { itemId, claimCode } = scene.sandbox.seeded;
      await seller.dpp.claim(itemId, { claimCode });
      await scene.settle();
      await seller.auth.signOut();
    },
    steps: [
      person('Seller', async ({ client, sandbox }) => {
        const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'grace@shop.example' });
        await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
        const [owned] = (await client.dpp.list()).data;
        if (!owned?.nft) throw new Error('The seller has no passport.');
        ({ id: passportId, nft } = owned);
        accessToken = await client.auth.getAccessToken();
      }),
      server("Platform's server", async ({ request, sdk, sandbox }) => {
        const { data } = await request('listNfts', { path: { network } }, { accessToken });
        expect(data.map((held) => held.nft.tokenId)).toContain(nft.tokenId);
        const credential = await request('getPassportCredential', { path: { passportId } });
        const statusListId = credential.credentialStatus?.statusListCredential.split('/').at(-1) ?? '';
        const statusList = await request('getStatusList', { path: { statusListId } });
        const { status } = await sdk.verifyPassport(credential, {
          ...{ trustedIssuers: [sandbox.issuer], statusList, now: sandbox.clock.now() },
        });
        expect(status).toBe('active');
      }),
      person('Buyer', async ({ client }) => {
        const { attributes, events } = await client.dpp.get(passportId);
        expect(events.map(({ kind }) => kind)).toEqual(['manufactured']);
        expect(attributes.map(({ key }) => key)).not.toContain('warranty');
      }),
      person('Buyer', async ({ client, signIn }) => {
        await signIn({ channel: 'email', email: 'joan@shop.example' });
        addresses.buyer = (await client.accounts.create(network)).address;
      }),
      person("Platform's treasury", async ({ signIn, account, sandbox }) => {
        await signIn({ channel: 'email', email: sandbox.user.email ?? '' });
        await (await account()).transfer({ kind: 'native', to: addresses.seller, amount: feeMoney });
        sandbox.clock.advance(60_000);
      }),
      person('Seller', async ({ account }) => {
        await (await account()).transferNft({ ...nft, to: addresses.buyer });
      }),
      settles,
      person('Buyer', async ({ client, account }) => {
        expect((await (await account()).getNft(nft.contract, nft.tokenId)).name).toBe('Harbor Jacket');
        const { attributes, ownerAddress } = await client.dpp.get(passportId);
        expect(attributes.map(({ key }) => key)).toContain('warranty');
        expect(ownerAddress).toBe(addresses.buyer);
      }),
      person('Seller', async ({ client }) => {
        expect((await client.dpp.list()).data).toEqual([]);
      }),
    ],
  };
}
