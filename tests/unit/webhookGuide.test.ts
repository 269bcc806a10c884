import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isNacreError, verifyWebhook } from '@nacre/sdk-base';
import RetryTable from '../../src/components/RetryTable/index.tsx';
import { signatureSeconds } from '../../src/data/facts.ts';
import { eventTypes } from '../../packages/sdk-base/src/sandbox/constants.ts';

const guide = fs
  .readFileSync('docs/technical-guides/webhooks.mdx', 'utf8')
  .replace('{signatureSeconds}', signatureSeconds);

describe('the guide to webhooks', () => {
  it('has every attempt', () => {
    const table = renderToStaticMarkup(createElement(RetryTable));
    const cells = [...table.matchAll(/<t[dh](?: scope="row")?>(.*?)<\/t[dh]>/g)].map(([, cell]) => cell);
    expect(cells.slice(0, 3)).toEqual(['2', '1 minute', '1 minute']);
    expect(cells.slice(-6)).toEqual(['7', '20 hours', '30 h 36 min', '8', '41 hours', '71 h 36 min']);
  });

  it('has every type of event, and no other', () => {
    const listed = [...guide.matchAll(/^\| `([a-z]+\.[a-z_]+)` \|/gm)].map(([, type]) => type);
    expect(listed.toSorted()).toEqual(eventTypes.toSorted());
  });

  it('quotes the answers to refused requests', async () => {
    const secret = 'whsec_example';
    const time = Math.floor(Date.now() / 1_000);
    const messageOf = (signature: string | null) =>
      verifyWebhook({ body: '{}', signature, secret }).then(
        () => 'accepted',
        (error: unknown) => (isNacreError(error) ? error.message : String(error)),
      );
    const sign = (seconds: number) => createHmac('sha256', secret).update(`${seconds}.{}`).digest('hex');
    const messages = [
      await messageOf(null),
      await messageOf(`t=${time},v1=${'0'.repeat(64)}`),
      await messageOf(`t=${time - 400},v1=${sign(time - 400)}`),
    ];
    for (const message of messages) expect(guide).toContain(`| 400, “${message}” |`);
  });
});
