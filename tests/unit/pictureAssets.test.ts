import fs from 'node:fs';
import { Client, formatBalance, type NftBalance } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { describeAsset, layoutAsset, pictureSide } from '../../src/components/AssetDrawing/layout.ts';
import { headingLines, numberBadge } from '../../src/components/ScreenDrawing/layout.ts';
import type { Asset } from '../../src/data/pictures/Asset.ts';
import {
  badge,
  badgeMetadata,
  pointsBalance,
  voucher,
  voucherMetadata,
} from '../../src/data/pictures/assets.ts';

interface Schema {
  properties: Record<string, { $ref?: string; items?: { $ref?: string } }>;
}
interface Description {
  components: { schemas: Record<string, Schema> };
}
const { schemas } = (parse(fs.readFileSync('openapi/backend.yaml', 'utf8')) as Description).components;
const guide = fs.readFileSync('docs/solutions/on-chain-loyalty/loyalty-assets-guide.mdx', 'utf8');

/** Whether a schema, or a schema that it refers to, has a field such as `token.symbol`. */
function has(schema: string, field: string): boolean {
  const [first = '', ...rest] = field.split('.');
  const properties = schemas[schema]?.properties ?? {};
  if (!Object.hasOwn(properties, first)) return false;
  const next = properties[first]?.$ref ?? properties[first]?.items?.$ref ?? '';
  return rest.length === 0 || has(next.split('/').at(-1) ?? '', rest.join('.'));
}

const notesOf = (asset: Asset) => layoutAsset(asset).notes;
const fieldsOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, field = '']) => field);

/** Returns a row of the guide's table of pictures, in the order points, badge, voucher. */
function pictureRule(name: string): string[] {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${name} | `)) ?? '';
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

const all = [
  ['points', pointsBalance, ['LoyaltyProgram', 'LoyaltyBalance']],
  ['badge', badge, ['Nft', 'NftAttribute']],
  ['voucher', voucher, ['Nft', 'NftAttribute']],
] as const;

describe.each(all)('the drawn asset %s', (name, asset, from) => {
  it('labels its parts with fields of the API description', () => {
    const fields = notesOf(asset).flatMap(({ text }) => fieldsOf(text));
    expect(fields.length).toBeGreaterThanOrEqual(5);
    for (const field of fields) {
      expect(
        from.some((schema) => has(schema, field)),
        field,
      ).toBe(true);
    }
    const without = notesOf(asset).filter(({ text }) => fieldsOf(text).length === 0);
    expect(without.map(({ term }) => term)).toEqual(name === 'voucher' ? ['Button'] : []);
  });

  it('names each part once and in the order of the drawing, and no number covers another', () => {
    const { notes, height, bar } = layoutAsset(asset);
    expect(notes.map((note) => note.number)).toEqual(notes.map((_, index) => index + 1));
    expect(new Set(notes.map(({ term }) => term)).size).toBe(notes.length);
    let last = bar - numberBadge.radius;
    for (const { y } of notes) {
      expect(y - last).toBeGreaterThanOrEqual(2 * numberBadge.radius);
      expect(y).toBeLessThan(height - numberBadge.radius);
      last = y;
    }
  });

  it('has its picture above its parts, and space for its text', () => {
    const { placed, top, left, right } = layoutAsset(asset);
    const room = right - left;
    expect(pictureSide[asset.art]).toBeLessThanOrEqual(room);
    expect(placed[0]?.y).toBeGreaterThanOrEqual(top + pictureSide[asset.art]);
    for (const { block } of placed) {
      if (block.kind === 'heading')
        for (const line of headingLines(block.text, room))
          expect(line.length * 10.4).toBeLessThanOrEqual(room);
      if (block.kind === 'text')
        for (const line of block.lines) expect(line.length * 6.8, line).toBeLessThanOrEqual(room);
      if (block.kind === 'row')
        expect(`${block.text}  ${block.state}`.length * 7, block.text).toBeLessThanOrEqual(room);
      if (block.kind === 'number') expect(block.value.length * 15.6).toBeLessThanOrEqual(room);
    }
  });

  it('describes its picture and its parts, without an address that would become a link', () => {
    const words = describeAsset(asset);
    expect(words).toContain('is a picture: ');
    for (const block of asset.screen.blocks) {
      if (block.kind === 'heading' || block.kind === 'row' || block.kind === 'button')
        expect(words).toContain(block.text);
      if (block.kind === 'row') expect(words).toContain(block.state);
      if (block.kind === 'text') expect(words).toContain(block.lines.join(' '));
      if (block.kind === 'number') expect(words).toContain(`${block.value}, ${block.detail}`);
    }
    expect(words).not.toMatch(/undefined|@|:\/\//);
  });
});

describe('the values in the drawn assets', () => {
  const sandbox = createSandbox();
  const { api, seeded, clock, publishableKey, signer } = sandbox;

  it('of points match the sandbox’s answer after a purchase', async () => {
    const client = new Client({ publishableKey, api, signer });
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
    await api.request(
      'earnPoints',
      {
        path: { programId: seeded.programId },
        body: {
          basis: 'spend',
          userId: sandbox.user.id,
          reference: 'till-20260302-118',
          spend: { amount: '2380', currency: 'EUR' },
        },
      },
      { secretKey: sandbox.secretKey },
    );
    const program = (await client.loyalty.listPrograms()).data.find(({ id }) => id === seeded.programId);
    if (!program) throw new Error('the sandbox has no program');
    const { settled, pending, optimistic } = await client.loyalty.getBalance(program.id);
    const shown = (amount: bigint) => formatBalance(amount, program.token);
    expect(pointsBalance.screen.blocks).toMatchObject([
      { kind: 'heading', text: program.token.name },
      { kind: 'number', value: shown(optimistic), detail: program.name },
      { text: 'Settled', state: shown(settled) },
      { text: 'Pending', state: shown(pending) },
    ]);
  });

  it.each([
    ['badge', badgeMetadata, seeded.badgesId],
    ['voucher', voucherMetadata, seeded.vouchersId],
  ] as const)('of a %s can be minted, and are then in the account as drawn', async (kind, metadata, id) => {
    const { description, imageUrl, externalUrl, ...rest } = metadata;
    if (!description || !imageUrl || !externalUrl) throw new Error('the drawing needs every field');
    const item = { ...rest, description, imageUrl, externalUrl };
    await api.request(
      'mintItems',
      {
        path: { collectionId: id },
        body: { items: [{ to: sandbox.user.id, ...item }] },
      },
      { secretKey: sandbox.secretKey },
    );
    clock.advance(5 * 60_000);
    const client = new Client({ publishableKey, api, signer });
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
    const account = await client.accounts.get();
    const { data }: { data: NftBalance[] } = await account.getNfts();
    expect(data.map(({ nft }) => nft)).toContainEqual(expect.objectContaining({ ...item, collectionId: id }));
    expect(metadata.attributes).toContainEqual({
      trait: 'Kind',
      value: kind === 'badge' ? 'Badge' : 'Voucher',
    });
  });

  it('of a voucher match the NFT in the guide', () => {
    const printed = /```json schema="Nft"\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    expect(JSON.parse(printed)).toMatchObject(voucherMetadata);
  });

  it('of a picture match the guide’s table', () => {
    const [, badgeSize = '-', voucherSize = '-'] = pictureRule('Size');
    const [, badgeFormat = '-'] = pictureRule('Format');
    const [circle = '-', , edge = '-'] = pictureRule('Shape');
    expect(circle).toBe('Square, readable inside a circle');
    expect(pointsBalance.picture.text).toContain('readable inside a circle');
    const wordsOf = ({ picture }: Asset) => picture.text.replaceAll('\u00A0', ' ');
    expect(wordsOf(badge)).toContain(badgeSize);
    expect(wordsOf(badge)).toContain(badgeFormat);
    expect(wordsOf(voucher)).toContain(voucherSize);
    expect(edge).toBe('Square, with a quiet edge');
    expect(voucher.picture.text).toContain('with a quiet edge');
  });
});
