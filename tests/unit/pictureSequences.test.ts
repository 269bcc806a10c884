import fs from 'node:fs';
import { expect, it } from 'vitest';
import { loyalty } from '../../src/data/pictures/loyalty.ts';
import type { Sequence } from '../../src/data/pictures/Sequence.ts';
import { zelty } from '../../src/data/pictures/zelty.ts';
import { signedIn } from '../support/signIn.ts';

const LATER = 5 * 60_000;

const stepsOf = ({ steps, branches = [] }: Sequence) => [
  ...steps,
  ...branches.flatMap((branch) => branch.steps),
];

it.each([false, true])(
  'the values in the sequence of points are the sandbox’s, also when they fail: %s',
  async (fails) => {
    const { sandbox, client, server, seeded } = await signedIn();
    const { programId } = seeded;
    if (fails) sandbox.failOnChain('points');
    const balanceNow = async () => {
      const { settled, pending } = await client.loyalty.getBalance(programId);
      return `${settled} settled + ${pending} pending`;
    };
    const lines = [`Shows ${(await client.loyalty.getBalance(programId)).settled} points, all settled`];
    const entry = await server.earnPoints({
      programId,
      basis: 'spend',
      userId: sandbox.user.id,
      reference: 'till-118',
      spend: { amount: '2380', currency: 'EUR' },
    });
    lines.push(`an entry of ${entry.points} points, \`${entry.status}\``, await balanceNow());
    lines.push(`Shows ${(await client.loyalty.getBalance(programId)).optimistic}, the optimistic balance`);
    sandbox.clock.advance(LATER);
    lines.push(await balanceNow());
    const texts = stepsOf(loyalty).flatMap(({ text }) => text ?? []);
    expect(texts).toEqual(expect.arrayContaining(lines));
    const [latest] = (await client.loyalty.getHistory(programId, { limit: 1 })).data;
    expect(texts.join('\n')).toContain(`\`${latest?.status}\``);
    expect(sandbox.webhooks).toHaveLength(fails ? 0 : 1);
  },
);

it('the sequence of a till has the kinds of the sandbox’s entries, and the steps in the table below it', async () => {
  const { sandbox, client } = await signedIn();
  const { connectionId, programId } = sandbox.seeded;
  sandbox.till.pay(connectionId, { orderId: 'till-118', userId: sandbox.user.id, amount: '2380' });
  sandbox.clock.advance(LATER);
  sandbox.till.refund(connectionId, 'till-118');
  const drawn = stepsOf(zelty);
  for (const { kind } of (await client.loyalty.getHistory(programId, { limit: 2 })).data)
    expect(drawn.map(({ text }) => text).join('\n')).toContain(`\`${kind}\``);
  const page = fs.readFileSync('docs/solutions/on-chain-loyalty/zelty-integration.mdx', 'utf8');
  const counted = [...page.matchAll(/^\| (\d+)(?:–(\d+))? \|/gm)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );
  expect(counted).toEqual(drawn.map((_, index) => index + 1));
});
