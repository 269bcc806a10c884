import fs from 'node:fs';
import { Client, formatBalance, networkInfo } from '@nacre/sdk-base';
import { summarize } from '@nacre/sdk-base/key-frame';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { describe, expect, it } from 'vitest';
import { State } from '../../packages/sdk-base/src/sandbox/State.ts';
import { describeScreen } from '../../src/components/ScreenDrawing/describeScreen.ts';
import { layoutScreen } from '../../src/components/ScreenDrawing/layout.ts';
import * as dashboard from '../../src/data/pictures/dashboard.ts';
import * as keyFrame from '../../src/data/pictures/keyFrame.ts';
import type { Screen } from '../../src/data/pictures/Screen.ts';
import * as wallet from '../../src/data/pictures/wallet.ts';

const all = [
  ...Object.entries(dashboard).map(([name, screen]) => [`dashboard ${name}`, screen] as const),
  ...Object.entries(keyFrame).map(([name, screen]) => [`key frame ${name}`, screen] as const),
  ...Object.entries(wallet).map(([name, screen]) => [`wallet ${name}`, screen] as const),
];

const rowOf = ({ blocks }: Screen, text: string) =>
  blocks.flatMap((block) => (block.kind === 'row' && block.text === text ? [block] : []))[0];
const headingOf = ({ blocks }: Screen, index = 0) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))[index];

describe.each(all)('the drawn screen %s', (_name, screen) => {
  const { notes } = layoutScreen(screen);

  it('numbers each explained part once', () => {
    expect(notes.length).toBeGreaterThan(2);
    expect(notes.map((note) => note.number)).toEqual(notes.map((_, index) => index + 1));
    expect(new Set(notes.map(({ term }) => term)).size).toBe(notes.length);
  });

  it('has every part in its description', () => {
    const words = describeScreen(screen);
    for (const block of screen.blocks) {
      const shown = Object.entries(block).flatMap(([key, value]) =>
        ['text', 'detail', 'state', 'label', 'options', 'lines'].includes(key) ? [value].flat() : [],
      );
      for (const part of shown) expect(words).toContain(part.replace(/^https:\/\/|@.*$/g, ''));
    }
    expect(words).toContain(screen.location);
    expect(words, 'an address would be a link in Markdown').not.toMatch(/undefined|[–•]{2}|@|:\/\//);
  });
});

describe('the current entry of the dashboard', () => {
  const screens = Object.entries(dashboard);

  it.each(screens)('is marked in the menu next to the screen %s', (_name, screen) => {
    expect(screen.menu?.entries).toContain(screen.menu?.current);
    expect(screen.location.split(' / ')).toHaveLength(screen.menu?.entries.length === 2 ? 2 : 3);
    if (screen !== dashboard.applications) expect(screen.location).toMatch(` / ${screen.menu?.current}`);
    const wide = layoutScreen(screen, screen.menu);
    expect(wide.notes.map(({ number }) => number)).toEqual(
      layoutScreen(screen).notes.map(({ number }) => number),
    );
  });

  it('is in a menu that lists the parts of the drawn application', () => {
    const listed = dashboard.applications.blocks.flatMap((block) =>
      block.kind === 'row' ? [block.text] : [],
    );
    expect(dashboard.keys.menu?.entries).toEqual(listed);
  });
});

describe('the values in the drawn screens', () => {
  const sandbox = createSandbox();
  const { api, seeded, secretKey } = sandbox;
  const asServer = { secretKey };

  it('of a user match the sandbox’s user', async () => {
    const { users } = dashboard;
    const client = new Client({ publishableKey: sandbox.publishableKey, api, signer: sandbox.signer });
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    const { user } = await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
    expect(headingOf(users)).toBe(user.name);
    expect(users.blocks[0]).toMatchObject({ kind: 'field', value: user.email });

    const account = await client.accounts.get();
    const short = `${account.address.slice(0, 6)}…${account.address.slice(-4)}`;
    expect(rowOf(users, 'Account')).toMatchObject({
      detail: networkInfo(account.network).name,
      state: short,
    });
    expect(wallet.receive.blocks).toContainEqual(expect.objectContaining({ kind: 'field', value: short }));

    const { settled, pending } = await client.loyalty.getBalance(seeded.programId);
    expect(rowOf(users, 'Points')?.state).toBe(`${settled} settled, ${pending} pending`);
    expect(rowOf(wallet.redeem, 'You have')?.state).toBe(`${settled} points`);
    const order = await client.accounts.getOrder(seeded.orderId);
    expect(rowOf(users, 'Order')).toMatchObject({ detail: order.id, state: order.status });
  });

  it('of a program match the sandbox’s program', async () => {
    const { programs } = dashboard;
    const path = { programId: seeded.programId };
    const program = await api.request('getLoyaltyProgram', { path }, asServer);
    expect(headingOf(programs)).toBe(program.name);
    expect(headingOf(wallet.assets)).toBe(program.name);
    expect(rowOf(programs, 'Points token')?.state).toBe(program.token.symbol);
    const { points, spend } = program.earningRatio;
    const money = formatBalance(BigInt(spend.amount), { decimals: 2, minimumFractionDigits: 2 });
    expect(rowOf(programs, 'Earning ratio')?.state).toBe(`${points} point for ${money} ${spend.currency}`);

    const { data: tiers } = await api.request('listLoyaltyTiers', { path }, asServer);
    for (const { name, threshold, rewards } of tiers) {
      const row = rowOf(programs, name);
      expect(row?.state).toBe(`from ${threshold}`);
      for (const reward of rewards) expect(row?.detail).toContain(reward.name);
    }
    const reward = tiers[0]?.rewards.find(({ id }) => id === seeded.voucherRewardId);
    expect(rowOf(programs, 'Silver')?.detail).toBe(`${reward?.name}, ${reward?.cost} points`);
    expect(headingOf(wallet.redeem)).toBe(reward?.name);
    expect(wallet.redeem.blocks).toContainEqual(expect.objectContaining({ lines: [reward?.description] }));
    expect(rowOf(wallet.redeem, 'It costs')?.state).toBe(`${reward?.cost} points`);

    const connection = await api.request(
      'getZeltyConnection',
      {
        path: { connectionId: seeded.connectionId },
      },
      { secretKey: sandbox.secretKey },
    );
    expect(rowOf(programs, 'Zelty connection')).toMatchObject({
      detail: connection.name,
      state: connection.status,
    });
  });

  it('of a voucher’s code match the sandbox', async () => {
    const fresh = createSandbox();
    const client = new Client({
      publishableKey: fresh.publishableKey,
      api: fresh.api,
      signer: fresh.signer,
    });
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await client.auth.signIn({ method: 'otp', otpId, code: fresh.otpCode });
    const { programId, voucherRewardId, vouchersId } = fresh.seeded;
    await client.loyalty.redeem(programId, { rewardId: voucherRewardId });
    fresh.clock.advance(5 * 60_000);
    const nfts = (await (await client.accounts.get()).getNfts()).data.map(({ nft }) => nft);
    const voucher = nfts.find(({ collectionId }) => collectionId === vouchersId);
    if (!voucher) throw new Error('The voucher has not arrived.');
    expect(headingOf(wallet.useVoucher)).toBe(voucher.name);
    const { code, expiresAt } = await client.loyalty.createVoucherCode(programId, voucher);
    const shown = wallet.useVoucher.blocks.find((block) => block.kind === 'number');
    const shape = (text: string) => text.replaceAll(/[0-9A-Z]/g, 'X');
    expect(shape(shown?.value ?? '')).toBe(shape(code));
    const minutes = (Date.parse(expiresAt) - fresh.clock.now().getTime()) / 60_000;
    expect(shown?.detail).toBe(`works for ${minutes} minutes`);
  });

  it('of a transfer to confirm match those that the key frame reads from the bytes', async () => {
    const client = new Client({ publishableKey: sandbox.publishableKey, api, signer: sandbox.signer });
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
    const account = await client.accounts.get();
    const { nftContract: contract, friendAddress: to } = seeded;
    const { transaction } = await account.prepareTransfer({ kind: 'nft', contract, tokenId: '40', to });
    const summary = summarize({ kind: 'transaction', network: account.network, transaction });
    if (summary.kind !== 'transfer') throw new Error('The transfer is read as a text.');
    const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;
    const { name, nativeCurrency } = networkInfo(summary.network);
    const fee = `${formatBalance(summary.maxFee, { decimals: nativeCurrency.decimals })} ${nativeCurrency.symbol}`;
    for (const drawn of [wallet.confirm, keyFrame.confirm]) {
      expect(rowOf(drawn, 'Item')).toMatchObject({
        detail: `Contract ${short(summary.asset)}`,
        state: `#${summary.tokenId}`,
      });
      expect(rowOf(drawn, 'To')?.state).toBe(short(summary.to));
      expect(rowOf(drawn, 'Network')?.state).toBe(name);
      expect(rowOf(drawn, 'Fee, at most')?.state).toBe(fee);
    }
  });

  it('of the wallet’s settings are the defaults of the sandbox', () => {
    const { keyFrameSettings } = new State();
    expect(rowOf(dashboard.wallet, 'Ask for recovery')?.state).toBe(
      keyFrameSettings.offerRecovery.replace('after-', 'after '),
    );
    expect(rowOf(dashboard.wallet, 'Signatures to confirm')?.state).toBe(
      keyFrameSettings.signaturesToConfirm,
    );
  });

  it('of the wallet’s points match the page on loyalty', () => {
    const shown = wallet.assets.blocks.find((block) => block.kind === 'number');
    expect(shown).toMatchObject({ value: `${120 + 23} points`, detail: '23 of them pending' });
    expect(rowOf(wallet.redeem, 'You have')?.detail).toBe('23 more are pending');
  });

  it('of passports match the sandbox’s jacket', async () => {
    const { passports } = dashboard;
    for (const [text, passportId] of [
      ['Model', seeded.modelId],
      ['Batch', seeded.batchId],
      ['Item', seeded.itemId],
    ] as const) {
      const passport = await api.request('getPassport', { path: { passportId } }, asServer);
      expect(headingOf(passports)).toBe(passport.name);
      expect(passport.level).toBe(text.toLowerCase());
      const serial = passport.serial ?? passport.batchNumber ?? `GTIN ${passport.gtin}`;
      expect(rowOf(passports, text)).toMatchObject({ detail: serial, state: passport.status });
    }
  });

  it('of roles, keys and webhooks match the other docs', async () => {
    const page = fs.readFileSync('docs/interfaces/admin/introduction.mdx', 'utf8');
    const roles = /^\| Permission \| (.+) \|$/m.exec(page)?.[1]?.split(' | ');
    const shown = dashboard.members.blocks.flatMap((block) => (block.kind === 'row' ? [block.state] : []));
    expect(shown).toEqual(roles);
    for (const block of dashboard.keys.blocks)
      if (block.kind === 'row') expect(page).toContain(`\`${block.detail}\``);

    const webhooks = await api.request('listWebhookEndpoints', {}, asServer);
    expect(rowOf(dashboard.applications, 'Webhooks')?.detail).toBe(webhooks.data[0]?.url);
  });
});
