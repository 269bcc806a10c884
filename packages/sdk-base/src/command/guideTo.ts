import type { ServedSandbox } from './serveSandbox.ts';

/** Returns the instructions for a first call: the address, the keys and the ids of the seed data. */
export function guideTo({ url, sandbox }: ServedSandbox): string {
  const { seeded, user } = sandbox;
  const rows = [
    ['Publishable key', sandbox.publishableKey],
    ['Secret key', sandbox.secretKey],
    ['User', `${seeded.userId}, ${user.email}`],
    ['One-time code', sandbox.otpCode],
    ['Order', seeded.orderId],
    ['Collection', seeded.ticketsId],
    ['Loyalty program', seeded.programId],
    ['Reward', seeded.voucherRewardId],
    ['Passport', `${seeded.itemId}, claim code ${seeded.claimCode}`],
    ['Webhook endpoint', seeded.webhookId],
    ['Webhook secret', seeded.webhookSecret],
  ] as const;
  return [
    `Nacre's sandbox answers at ${url}`,
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(17)} ${value}`),
    '',
    'Try it:',
    `  curl ${url}/users/${seeded.userId} --header "Authorization: Bearer ${sandbox.secretKey}"`,
    '',
    'Everything is in memory. Ctrl+C stops it.',
  ].join('\n');
}
