import {
  Client,
  isNacreError,
  type Account,
  type Api,
  type Transfer,
  type TransferParams,
} from '@nacre/sdk-base';
import { createSandbox, type SandboxFault } from '@nacre/sdk-base/sandbox';
import type { Cases } from '../../Cases.ts';

export interface AnswerModule {
  pay(
    account: Account,
    payment: TransferParams,
    agrees: (maxFee: bigint) => Promise<boolean>,
  ): Promise<Transfer | 'declined'>;
}

const AMOUNT = 1_000_000_000_000_000n;

/** Lets the answer pay, and returns the outcome. */
async function payWith(
  { pay }: AnswerModule,
  {
    faults = [],
    isAgreed = true,
    amount = AMOUNT,
  }: { faults?: SandboxFault[]; isAgreed?: boolean; amount?: bigint },
) {
  const sandbox = createSandbox({ faults: { broadcastTransaction: faults } });
  let signatures = 0;
  let broadcasts = 0;
  let isAsked = false;
  let isSignedBefore = false;
  const signer: typeof sandbox.signer = {
    ...sandbox.signer,
    sign(payload, options) {
      signatures += 1;
      isSignedBefore ||= !isAsked;
      return sandbox.signer.sign(payload, options);
    },
  };
  const api: Api = {
    request(operation, args, options) {
      if (operation === 'broadcastTransaction') broadcasts += 1;
      return sandbox.api.request(operation, args, options);
    },
  };
  const client = new Client({ publishableKey: sandbox.publishableKey, api, signer, maxRetries: 0 });
  await client.auth.signIn({ method: 'jwt', token: sandbox.issueToken({ sub: '1047' }) });
  const account = await client.accounts.get();
  const before = (await account.getBalance()).amount;
  let shownFee: bigint | undefined;
  const agrees = async (maxFee: bigint) => {
    isAsked = true;
    shownFee = maxFee;
    return isAgreed;
  };
  const payment = { kind: 'native', to: sandbox.seeded.friendAddress, amount } as const;
  const outcome = await pay(account, payment, agrees).catch((error: unknown) => error);
  sandbox.clock.advance(60_000);
  const spent = before - (await account.getBalance()).amount;
  return { outcome, signatures, broadcasts, isSignedBefore, spent, shownFee };
}

const isMade = (outcome: unknown) => typeof outcome === 'object' && outcome !== null && 'hash' in outcome;
const lost: SandboxFault = { code: 'sdk/timeout', afterEffect: true };
const unreachable: SandboxFault = { code: 'sdk/timeout' };

export const cases: Cases<AnswerModule> = {
  'does not pay': async (answer) => {
    const { outcome, spent } = await payWith(answer, {});
    return isMade(outcome) && spent >= AMOUNT;
  },
  'does not show the highest fee first': async (answer) => {
    const { isSignedBefore, shownFee = 0n, spent } = await payWith(answer, {});
    return !isSignedBefore && shownFee > 0n && spent <= AMOUNT + shownFee;
  },
  'pays though the user declined': async (answer) => {
    const { outcome, signatures, spent } = await payWith(answer, { isAgreed: false });
    return outcome === 'declined' && signatures === 0 && spent === 0n;
  },
  'gives up when an answer got lost': async (answer) =>
    isMade((await payWith(answer, { faults: [unreachable, unreachable] })).outcome),
  'pays twice when an answer got lost': async (answer) => {
    const { signatures, spent } = await payWith(answer, { faults: [lost] });
    return signatures <= 1 && spent < 2n * AMOUNT;
  },
  'never gives up': async (answer) => {
    const { outcome, broadcasts } = await payWith(answer, { faults: [{ ...unreachable, times: 50 }] });
    return isNacreError(outcome) && broadcasts === 3;
  },
  'repeats what can only fail again': async (answer) => {
    const { outcome, broadcasts } = await payWith(answer, { faults: [{ code: 'sdk/conflict', times: 50 }] });
    return isNacreError(outcome) && broadcasts === 1;
  },
};
