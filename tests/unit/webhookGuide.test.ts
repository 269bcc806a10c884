import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNacreError, verifyWebhook } from '@nacre/sdk-base';
import { eventTypes, retryGaps, timings } from '../../packages/sdk-base/src/sandbox/constants.ts';

const guide = fs.readFileSync('docs/technical-guides/webhooks.mdx', 'utf8');
const minute = 60_000;

/** Formats a duration like the guide: "36 minutes", "2 h 36 min". */
function inWords(milliseconds: number): string {
  const minutes = milliseconds / minute;
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'}`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hours} hours` : `${hours} h ${minutes % 60} min`;
}

describe('the guide to webhooks', () => {
  it('has every attempt, with the pauses that the API describes', () => {
    let total = 0;
    const rows = retryGaps.map((gap, index) => {
      total += gap;
      return `| ${index + 2} | ${inWords(gap)} | ${inWords(total)} |`;
    });
    expect(guide).toContain(`| --- | --- | --- |\n${rows.join('\n')}\n\n`);
    expect(guide).toContain(
      `For ${timings.replacedSecretLifetime / (60 * minute)} hours, each request has two`,
    );
    expect(guide).toContain(`the events of the last ${timings.eventLifetime / (24 * 60 * minute)} days`);
  });

  it('has every type of event, and no other', () => {
    const listed = [...guide.matchAll(/^\| `([a-z]+\.[a-z_]+)` \|/gm)].map(([, type]) => type);
    expect(listed.toSorted()).toEqual(eventTypes.toSorted());
  });

  it('quotes the answers to refused requests', async () => {
    const secret = 'whsec_example';
    const time = Math.floor(Date.now() / 1_000);
    const messageOf = (signature: string | null, seconds = 300) =>
      verifyWebhook({ body: '{}', signature, secret, toleranceSeconds: seconds }).then(
        () => 'accepted',
        (error: unknown) => (isNacreError(error) ? error.message : String(error)),
      );
    const sign = async (seconds: number) => {
      const bytes = new TextEncoder();
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign']);
      return Buffer.from(await crypto.subtle.sign('HMAC', key, bytes.encode(`${seconds}.{}`))).toString(
        'hex',
      );
    };
    const messages = [
      await messageOf(null),
      await messageOf(`t=${time},v1=${'0'.repeat(64)}`),
      await messageOf(`t=${time - 400},v1=${await sign(time - 400)}`),
    ];
    for (const message of messages) expect(guide).toContain(`| 400, “${message}” |`);
  });
});
