import { expect } from 'vitest';
import { network, person, server, settles, type Story } from './Scene.ts';

const claimCode = 'H4RB-0RBA-G118';

/** Follows a bag from its design to its first repair. */
export function luxuryPassports(): Story {
  const ids = { model: '', batch: '', item: '' };
  let digitalLink = '';
  return {
    heading: 'Passports for luxury goods',
    steps: [
      server("Brand's server", async ({ nacre }) => {
        const attributes = [{ key: 'material', label: 'Material', value: 'Calf leather' }];
        const gtin = '09520123456795';
        const model = { level: 'model', network, gtin, name: 'Harbor Bag', attributes } as const;
        ids.model = (await nacre.createPassport(model)).id;
        await nacre.publishPassport({ passportId: ids.model });
      }),
      server("Brand's server", async ({ nacre }) => {
        const attributes = [{ key: 'workshop', label: 'Workshop', value: 'Porto' }];
        const batch = { level: 'batch', parentId: ids.model, batchNumber: '2026-03', attributes } as const;
        ids.batch = (await nacre.createPassport(batch)).id;
        await nacre.publishPassport({ passportId: ids.batch });
      }),
      server("Brand's server", async ({ nacre }) => {
        const warranty = { key: 'warranty', label: 'Warranty', value: '24', visibility: 'owner' } as const;
        const serial = 'HB-000118';
        const item = await nacre.createPassport({
          ...{ level: 'item', parentId: ids.batch, serial, claimCode, attributes: [warranty] },
        });
        ids.item = item.id;
        digitalLink = (await nacre.publishPassport({ passportId: item.id })).digitalLink ?? '';
      }),
      {
        actor: 'Workshop',
        play() {
          expect(digitalLink).toMatch(/\/01\/09520123456795\/21\/HB-000118$/);
          expect(digitalLink).not.toContain(claimCode);
        },
      },
      person('Passer-by', async ({ client, sdk, sandbox }) => {
        const passport = await client.dpp.get(ids.item);
        expect(passport.attributes.map(({ key }) => key)).toEqual(['material', 'workshop']);
        const credential = await client.dpp.getCredential(ids.item);
        const statusList = await client.dpp.getStatusList(credential);
        const now = sandbox.clock.now();
        const trustedIssuers = [sandbox.issuer];
        const verified = await sdk.verifyPassport(credential, { trustedIssuers, statusList, now });
        expect(verified.status).toBe('active');
      }),
      person('Owner', async ({ client, signIn }) => {
        await signIn({ channel: 'email', email: 'grace@shop.example' });
        await client.accounts.create(network);
        expect((await client.dpp.claim(ids.item, { claimCode })).status).toBe('claimed');
      }),
      settles,
      person('Owner', async ({ client }) => {
        expect((await client.dpp.get(ids.item)).attributes.map(({ key }) => key)).toContain('warranty');
      }),
      server("Brand's server", async ({ nacre }) => {
        await nacre.addPassportEvent({
          ...{ passportId: ids.item, kind: 'repaired', actor: 'Harbor Repairs' },
          occurredAt: '2026-03-02T09:00:00Z',
        });
      }),
    ],
  };
}
