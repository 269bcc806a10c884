import { Client, Network, networkInfo } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { describe, expect, it } from 'vitest';
import { concepts } from '../../src/data/pictures/concepts.ts';
import { around, endsOf } from '../support/places.ts';

const { wide, narrow } = concepts;

describe.each(Object.entries({ wide, narrow }))(
  'the %s picture of the concepts',
  (_name, { places, links }) => {
    it('has each thing inside its owner', () => {
      const owners = Object.fromEntries(places.map((place) => [place.title, around(place, places)]));
      expect(owners).toEqual({
        Organization: undefined,
        Members: 'Organization',
        Application: 'Organization',
        'Sandbox environment': 'Application',
        'Live environment': 'Application',
        'Keys and settings': 'Sandbox environment',
        User: 'Sandbox environment',
        'Key frame': 'Sandbox environment',
        Account: 'User',
        'The same again': 'Live environment',
      });
    });

    it('links the key frame with each account', () => {
      const accounts = links.map((link) => endsOf(link, places).filter(({ kind }) => kind === 'accent'));
      expect(accounts.flat()).toEqual(places.filter(({ kind }) => kind === 'accent'));
      for (const link of links) expect(endsOf(link, places).map(({ title }) => title)).toContain('Key frame');
    });

    it('shows accounts that the sandbox creates: one per network, each with an address', async () => {
      const shown = places.filter(({ title }) => title === 'Account').map(({ lines }) => lines[0]);
      const networks = Object.values(Network).filter((network) => shown.includes(networkInfo(network).name));
      expect(networks).toHaveLength(shown.length);
      const sandbox = createSandbox();
      const client = new Client({
        publishableKey: sandbox.publishableKey,
        api: sandbox.api,
        signer: sandbox.signer,
      });
      const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'new@shop.example' });
      await client.auth.signUp({ method: 'otp', otpId, code: '000000' });
      for (const network of networks) {
        const { address } = await client.accounts.create(network);
        expect((await client.accounts.create(network)).address).toBe(address);
        expect(concepts.description).toContain(networkInfo(network).name);
      }
    });
  },
);

it('both pictures of the concepts name the same places', () => {
  const titles = (of: typeof wide) => of.places.map(({ title }) => title).toSorted();
  expect(titles(narrow)).toEqual(titles(wide));
});
