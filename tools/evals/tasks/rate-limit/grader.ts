import { createSandbox, type SandboxFault } from '@nacre/sdk-base/sandbox';
import { createServerClient, type ServerApi, type ServerClient } from '@nacre/sdk-base/server';
import type { Cases } from '../../Cases.ts';
import { inVirtualTime } from '../../virtualTime.ts';

interface Purchase {
  programId: string;
  userId: string;
  reference: string;
  points: string;
}

export interface AnswerModule {
  award(nacre: ServerClient, purchase: Purchase): Promise<string>;
}

const WAIT_MS = 40_000;
/** Allows eight calls of the answer, each with the two retries of a client with default settings. */
const MAX_CALLS = 24;

/** Lets the answer award points while the API fails, and returns the outcome. */
async function awardWith({ award }: AnswerModule, faults: SandboxFault[], changes: Partial<Purchase> = {}) {
  const sandbox = createSandbox({ faults: { earnPoints: faults } });
  const { programId, userId } = sandbox.seeded;
  const calledAt: number[] = [];
  const outcome = await inVirtualTime(async (now) => {
    const api: ServerApi = {
      request: (...args: Parameters<ServerApi['request']>) => {
        calledAt.push(now());
        return sandbox.api.request(...(args as Parameters<typeof sandbox.api.request>));
      },
    } as ServerApi;
    const nacre = createServerClient({ secretKey: sandbox.secretKey, api });
    const purchase = { programId, userId, reference: 'till-20260302-118', points: '24', ...changes };
    return award(nacre, purchase).then(
      (id) => ({ id }),
      (error: unknown) => ({ error }),
    );
  });
  const pauses = calledAt.slice(1).map((time, index) => time - (calledAt[index] ?? 0));
  return { id: 'id' in outcome ? outcome.id : undefined, pauses, calls: calledAt.length };
}

const limited = (times: number): SandboxFault => ({ code: 'sdk/rate-limited', times, retryAfterMs: WAIT_MS });

export const cases: Cases<AnswerModule> = {
  'awards no points': async (answer) => (await awardWith(answer, [])).id !== undefined,
  'gives up on a rate limit that passes': async (answer) =>
    (await awardWith(answer, [limited(5)])).id !== undefined,
  'retries before the time that the API sets': async (answer) =>
    (await awardWith(answer, [limited(2)])).pauses.every((pause) => pause >= WAIT_MS),
  'never gives up': async (answer) => {
    const { id, calls } = await awardWith(answer, [limited(1_000)]);
    return id === undefined && calls <= MAX_CALLS;
  },
  'repeats what can only fail again': async (answer) => {
    const { id, calls } = await awardWith(answer, [], { userId: 'usr_nobody99' });
    return id === undefined && calls === 1;
  },
  'reports a failure for points that were awarded': async (answer) =>
    (await awardWith(answer, [{ code: 'sdk/timeout', afterEffect: true }])).id !== undefined,
};
