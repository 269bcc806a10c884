import { Client, Network, type Transfer } from '@nacre/sdk-base';
import { createSandbox, type SandboxFault, type SandboxTarget } from '@nacre/sdk-base/sandbox';
import type { Cases } from '../../Cases.ts';

export interface AnswerModule {
  outcomeOf(send: () => Promise<Transfer>): Promise<'sent' | 'declined' | 'no funds' | { waitMs: number }>;
}

/** Returns the answer's classification of a transfer on a new sandbox. */
async function outcomeWith(
  { outcomeOf }: AnswerModule,
  {
    fail,
    amount = 1n,
    isCopy = false,
  }: { fail?: [SandboxTarget, SandboxFault]; amount?: bigint; isCopy?: boolean },
): Promise<unknown> {
  const { api, signer, publishableKey, seeded, ...sandbox } = createSandbox();
  const client = new Client({ publishableKey, api, signer, maxRetries: 0 });
  await client.auth.signIn({ method: 'jwt', token: sandbox.issueToken({ sub: '1047' }) });
  const account = await client.accounts.get(Network.PolygonAmoy);
  if (fail) sandbox.fail(...fail);
  const send = () => account.transfer({ kind: 'native', to: seeded.friendAddress, amount });
  return outcomeOf(() =>
    send().catch((error: unknown) => {
      throw isCopy ? fromAnotherCopy(error as Error) : error;
    }),
  ).catch((error: unknown) => error);
}

/** Copies an error as if another copy of the SDK had thrown it, with the same members but not the same class. */
function fromAnotherCopy(error: Error): Error {
  const { name, message, stack: _own, ...members } = error;
  return Object.assign(new Error(message), { name, ...members });
}

const rejected: [SandboxTarget, SandboxFault] = ['signer.sign', { code: 'iframe/user-rejected' }];
const codeOf = (outcome: unknown) => (outcome as { code?: string }).code;

export const cases: Cases<AnswerModule> = {
  'does not recognize a transfer that was sent': async (answer) => (await outcomeWith(answer, {})) === 'sent',
  "treats the user's refusal as a failure": async (answer) =>
    (await outcomeWith(answer, { fail: rejected })) === 'declined',
  'does not recognize missing funds': async (answer) =>
    (await outcomeWith(answer, { amount: 10n ** 20n })) === 'no funds',
  'does not say how long to wait': async (answer) => {
    const fail: [SandboxTarget, SandboxFault] = [
      'broadcastTransaction',
      { code: 'sdk/rate-limited', retryAfterMs: 7_000 },
    ];
    return JSON.stringify(await outcomeWith(answer, { fail })) === '{"waitMs":7000}';
  },
  'does not recognize the errors of another copy of the SDK': async (answer) =>
    (await outcomeWith(answer, { fail: rejected, isCopy: true })) === 'declined',
  'hides another error': async (answer) => {
    const fail: [SandboxTarget, SandboxFault] = ['signer.sign', { code: 'iframe/frame-blocked' }];
    return codeOf(await outcomeWith(answer, { fail })) === 'iframe/frame-blocked';
  },
};
