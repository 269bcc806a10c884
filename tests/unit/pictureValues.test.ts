import fs from 'node:fs';
import { type Account, formatBalance, Network, networkInfo } from '@nacre/sdk-base';
import { summarize } from '@nacre/sdk-base/key-frame';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { describe, expect, it } from 'vitest';
import { State } from '../../packages/sdk-base/src/sandbox/State.ts';
import keyFrame from '../../src/data/pictures/keyFrame.ts';
import places from '../../src/data/pictures/places.ts';
import type { Screen } from '../../src/data/pictures/Screen.ts';
import { assets, dashboard, wallet } from '../../src/data/pictures/screens.ts';
import { signedIn, signIn } from '../support/signIn.ts';

const { users, programs, passports, members, keys, applications } = dashboard;
const { pointsBalance, badge, voucher } = assets;
const { concepts } = places;

const badgeMetadata = {
  name: 'Ten visits to Harbor Bistro',
  description: 'Given to guests who came ten times in one year.',
  imageUrl: 'https://shop.example/badges/ten-visits.png',
  externalUrl: 'https://shop.example/badges/ten-visits',
  attributes: [
    { trait: 'Kind', value: 'Badge' },
    { trait: 'Year', value: 2026 },
  ],
};

const voucherMetadata = {
  name: 'A dessert of your choice',
  description: 'For one visit to any Harbor restaurant, until the end of 2026.',
  imageUrl: 'https://shop.example/rewards/dessert.png',
  externalUrl: 'https://shop.example/rewards/dessert',
  attributes: [
    { trait: 'Kind', value: 'Voucher' },
    { trait: 'Valid until', value: '2026-12-31' },
  ],
};

const rowOf = ({ blocks }: Screen, text: string) =>
  blocks.find((block) => block.kind === 'row' && block.text === text) as { detail?: string; state?: string };
const headingOf = ({ blocks }: Screen) => blocks.find((block) => block.kind === 'heading')?.text;
const numberOf = ({ blocks }: Screen) => blocks.find((block) => block.kind === 'number');
const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

const LATER = 5 * 60_000;
const PURCHASE = {
  basis: 'spend',
  reference: 'till-118',
  spend: { amount: '2380', currency: 'EUR' },
} as const;

/** The page about a topic, whose values the pictures repeat. */
const page = (path: string) => fs.readFileSync(`docs/${path}.mdx`, 'utf8');

describe('the values in the drawn screens', () => {
  it('of a user match the sandbox’s user', async () => {
    const { client, seeded } = await signedIn();
    const user = await client.auth.getUser();
    expect(headingOf(users)).toBe(user.name);
    expect(users.blocks[0]).toMatchObject({ kind: 'field', value: user.email });

    const { address, network } = await client.accounts.get();
    expect(rowOf(users, 'Account')).toMatchObject({
      detail: networkInfo(network).name,
      state: short(address),
    });
    expect(wallet.receive.blocks).toContainEqual(
      expect.objectContaining({ kind: 'field', value: short(address) }),
    );

    const { settled, pending } = await client.loyalty.getBalance(seeded.programId);
    expect(rowOf(users, 'Points').state).toBe(`${settled} settled, ${pending} pending`);
    expect(rowOf(wallet.redeem, 'You have').state).toBe(`${settled} points`);
    const order = await client.accounts.getOrder(seeded.orderId);
    expect(rowOf(users, 'Order')).toMatchObject({ detail: order.id, state: order.status });
  });

  it('of a program match the sandbox’s program', async () => {
    const { server, seeded } = await signedIn();
    const { programId, connectionId } = seeded;
    const { name, token, earningRatio } = await server.getLoyaltyProgram({ programId });
    expect([headingOf(programs), headingOf(wallet.assets)]).toEqual([name, name]);
    expect(rowOf(programs, 'Points token').state).toBe(token.symbol);
    const { points, spend } = earningRatio;
    const money = formatBalance(BigInt(spend.amount), { decimals: 2, minimumFractionDigits: 2 });
    expect(rowOf(programs, 'Earning ratio').state).toBe(`${points} point for ${money} ${spend.currency}`);

    const { data: tiers } = await server.listLoyaltyTiers({ programId });
    for (const tier of tiers) {
      const row = rowOf(programs, tier.name);
      expect(row.state).toBe(`from ${tier.threshold}`);
      for (const reward of tier.rewards) expect(row.detail).toContain(reward.name);
    }
    const reward = tiers[0]?.rewards.find(({ id }) => id === seeded.voucherRewardId);
    expect(rowOf(programs, 'Silver').detail).toBe(`${reward?.name}, ${reward?.cost} points`);
    expect(headingOf(wallet.redeem)).toBe(reward?.name);
    expect(wallet.redeem.blocks).toContainEqual(expect.objectContaining({ lines: [reward?.description] }));
    expect(rowOf(wallet.redeem, 'It costs').state).toBe(`${reward?.cost} points`);

    const connection = await server.getZeltyConnection({ connectionId });
    const drawn = { detail: connection.name, state: connection.status };
    expect(rowOf(programs, 'Zelty connection')).toMatchObject(drawn);
  });

  it('of a voucher’s code match the sandbox', async () => {
    const { client, sandbox, seeded } = await signedIn();
    const { programId, voucherRewardId, vouchersId } = seeded;
    await client.loyalty.redeem(programId, { rewardId: voucherRewardId });
    sandbox.clock.advance(LATER);
    const nfts = (await (await client.accounts.get()).getNfts()).data.map(({ nft }) => nft);
    const mine = nfts.find(({ collectionId }) => collectionId === vouchersId);
    if (!mine) throw new Error('The voucher has not arrived.');
    expect(headingOf(wallet.useVoucher)).toBe(mine.name);
    const { code, expiresAt } = await client.loyalty.createVoucherCode(programId, mine);
    const shown = numberOf(wallet.useVoucher);
    const shape = (text = '') => text.replaceAll(/[0-9A-Z]/g, 'X');
    expect(shape(shown?.value)).toBe(shape(code));
    const minutes = (Date.parse(expiresAt) - sandbox.clock.now().getTime()) / 60_000;
    expect(shown?.detail).toBe(`works for ${minutes} minutes`);
  });

  it('of a transfer to confirm match those that the key frame reads from the bytes', async () => {
    const { client, seeded } = await signedIn();
    const account: Account = await client.accounts.get();
    const { nftContract: contract, friendAddress: to } = seeded;
    const { transaction } = await account.prepareTransfer({ kind: 'nft', contract, tokenId: '40', to });
    const summary = summarize({ kind: 'transaction', network: account.network, transaction });
    if (summary.kind !== 'transfer') throw new Error('The transfer is read as a text.');
    const { name, nativeCurrency } = networkInfo(summary.network);
    const { decimals, symbol } = nativeCurrency;
    for (const drawn of [wallet.confirm, keyFrame.confirm]) {
      const item = { detail: `Contract ${short(summary.asset)}`, state: `#${summary.tokenId}` };
      expect(rowOf(drawn, 'Item')).toMatchObject(item);
      expect(rowOf(drawn, 'To').state).toBe(short(summary.to));
      expect(rowOf(drawn, 'Network').state).toBe(name);
      expect(rowOf(drawn, 'Fee, at most').state).toBe(
        `${formatBalance(summary.maxFee, { decimals })} ${symbol}`,
      );
    }
  });

  it('of the wallet’s settings are the defaults of the sandbox', () => {
    const { offerRecovery, signaturesToConfirm } = new State().keyFrameSettings;
    expect(rowOf(dashboard.wallet, 'Ask for recovery').state).toBe(offerRecovery.replace('after-', 'after '));
    expect(rowOf(dashboard.wallet, 'Signatures to confirm').state).toBe(signaturesToConfirm);
  });

  it('of passports match the sandbox’s jacket', async () => {
    const { server, seeded } = await signedIn();
    for (const [text, passportId] of [
      ['Model', seeded.modelId],
      ['Batch', seeded.batchId],
      ['Item', seeded.itemId],
    ] as const) {
      const passport = await server.getPassport({ passportId });
      expect(headingOf(passports)).toBe(passport.name);
      expect(passport.level).toBe(text.toLowerCase());
      const serial = passport.serial ?? passport.batchNumber ?? `GTIN ${passport.gtin}`;
      expect(rowOf(passports, text)).toMatchObject({ detail: serial, state: passport.status });
    }
  });

  it('of roles, keys and webhooks match the other docs', async () => {
    const guide = page('interfaces/admin/introduction');
    const roles = /^\| Permission \| (.+) \|$/m.exec(guide)?.[1]?.split(' | ');
    expect(members.blocks.flatMap((block) => (block.kind === 'row' ? [block.state] : []))).toEqual(roles);
    for (const block of keys.blocks) if (block.kind === 'row') expect(guide).toContain(`\`${block.detail}\``);
    const { data } = await (await signedIn()).server.listWebhookEndpoints();
    expect(rowOf(applications, 'Webhooks').detail).toBe(data[0]?.url);
  });

  it('of accounts are of networks on which the sandbox creates one each', async () => {
    const drawn = concepts.places.filter(({ title }) => title === 'Account').map(({ lines }) => lines[0]);
    const networks = Object.values(Network).filter((network) => drawn.includes(networkInfo(network).name));
    expect(networks).toHaveLength(drawn.length);
    const client = await signIn(createSandbox(), 'new@shop.example', 'signUp');
    for (const network of networks) {
      const { address } = await client.accounts.create(network);
      expect((await client.accounts.create(network)).address).toBe(address);
      expect(concepts.description).toContain(networkInfo(network).name);
    }
  });
});

describe('the values in the drawn assets', () => {
  it('of points match the sandbox’s answer after a purchase', async () => {
    const { client, sandbox, seeded, server } = await signedIn();
    await server.earnPoints({ programId: seeded.programId, userId: sandbox.user.id, ...PURCHASE });
    const program = await server.getLoyaltyProgram({ programId: seeded.programId });
    const { settled, pending, optimistic } = await client.loyalty.getBalance(program.id);
    const shown = (amount: bigint) => formatBalance(amount, program.token);
    expect(pointsBalance.blocks).toMatchObject([
      { kind: 'picture' },
      { kind: 'heading', text: program.token.name },
      { kind: 'number', value: shown(optimistic), detail: program.name },
      { text: 'Settled', state: shown(settled) },
      { text: 'Pending', state: shown(pending) },
    ]);
    expect(numberOf(wallet.assets)).toMatchObject({
      value: `${optimistic} points`,
      detail: `${pending} of them pending`,
    });
    expect(rowOf(wallet.redeem, 'You have').detail).toBe(`${pending} more are pending`);
  });

  it.each([
    ['Badge', badgeMetadata, 'badgesId', badge],
    ['Voucher', voucherMetadata, 'vouchersId', voucher],
  ] as const)('of a %s can be minted, and are then in the account', async (kind, item, id, screen) => {
    expect(headingOf(screen)).toBe(item.name);
    const text = screen.blocks.find((block) => block.kind === 'text');
    expect(text?.lines.join(' ')).toBe(item.description);
    for (const { trait, value } of item.attributes) expect(rowOf(screen, trait).state).toBe(String(value));
    expect(rowOf(screen, 'More about it').state).toBe(new URL(item.externalUrl).host);
    const { client, sandbox, seeded, server } = await signedIn();
    await server.mintItems({ collectionId: seeded[id], items: [{ to: sandbox.user.id, ...item }] });
    sandbox.clock.advance(LATER);
    const { data } = await (await client.accounts.get()).getNfts();
    expect(data.map(({ nft }) => nft)).toContainEqual(
      expect.objectContaining({ ...item, collectionId: seeded[id] }),
    );
    expect(item.attributes).toContainEqual({ trait: 'Kind', value: kind });
  });

  it('match the guide: its NFT, and its table of pictures', () => {
    const guide = page('solutions/on-chain-loyalty/loyalty-assets-guide');
    const printed = /```json schema="Nft"\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    expect(JSON.parse(printed)).toMatchObject(voucherMetadata);
    const cells = (name: string) =>
      (new RegExp(`^\\| ${name} \\| (.*) \\|$`, 'm').exec(guide)?.[1] ?? '')
        .split('|')
        .map((cell) => cell.trim());
    const texts = [pointsBalance, badge, voucher].map(({ blocks }) =>
      (blocks[0]?.note ?? '').replaceAll('\u00A0', ' '),
    );
    const [, badgeSize, voucherSize] = cells('Size');
    expect(texts[1]).toContain(badgeSize);
    expect(texts[2]).toContain(voucherSize);
    expect(texts[1]).toContain(cells('Format')[1]);
    const [circle, , edge] = cells('Shape').map((cell) => cell.replace('Square, ', ''));
    expect(texts[0]).toContain(circle);
    expect(texts[2]).toContain(edge);
  });
});
