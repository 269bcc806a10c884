import { createHmac } from 'node:crypto';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import type { Cases } from '../../Cases.ts';

interface Given {
  secret: string;
  now: Date;
  save: (id: string, body: string) => Promise<'new' | 'known'>;
  ship: (orderId: string) => Promise<void>;
}

export interface AnswerModule {
  handle(request: Request, given: Given): Promise<Response>;
}

const sandbox = createSandbox();
const { orderId, webhookSecret: secret } = sandbox.seeded;
sandbox.payOrder(orderId);
const paid = sandbox.webhooks.find(({ body }) => body.includes('"order.paid"'))?.body ?? '';
const now = sandbox.clock.now();

/** Creates the request of a webhook, with a signature of the given age in seconds. */
function requestWith(body: string, { age = 0, signed = body } = {}): Request {
  const time = now.getTime() / 1_000 - age;
  const digest = createHmac('sha256', secret).update(`${time}.${signed}`).digest('hex');
  const headers = { 'Content-Type': 'application/json', 'Nacre-Signature': `t=${time},v1=${digest}` };
  return new Request('https://shop.example/hooks/nacre', { method: 'POST', headers, body });
}

/** Passes requests to the answer, and returns the outcome. If the handler throws, the status is 500, as on servers. */
async function outcomeOf({ handle }: AnswerModule, requests: Request[], isDown = false) {
  const saved = new Set<string>();
  const shipped: string[] = [];
  const save: Given['save'] = async (id) => {
    if (isDown) throw new Error('The database is down.');
    const outcome = saved.has(id) ? 'known' : 'new';
    saved.add(id);
    return outcome;
  };
  const ship: Given['ship'] = async (id) => void shipped.push(id);
  const statuses: number[] = [];
  for (const request of requests)
    statuses.push(
      await handle(request, { secret, now, save, ship }).then(
        ({ status }) => status,
        () => 500,
      ),
    );
  return {
    saved: saved.size,
    shipped,
    statuses,
    isTaken: statuses.every((status) => status >= 200 && status < 300),
  };
}

const isRefused = async (answer: AnswerModule, request: Request) => {
  const { saved, shipped, statuses } = await outcomeOf(answer, [request]);
  return saved === 0 && shipped.length === 0 && (statuses[0] ?? 0) >= 400;
};
const ofType = (type: string) => paid.replace('"order.paid"', JSON.stringify(type));

export const cases: Cases<AnswerModule> = {
  'does not ship a paid order': async (answer) => {
    const { isTaken, saved, shipped } = await outcomeOf(answer, [requestWith(paid)]);
    return isTaken && saved === 1 && shipped.join() === orderId;
  },
  'ships an order twice if its event arrives twice': async (answer) => {
    const { isTaken, shipped } = await outcomeOf(answer, [requestWith(paid), requestWith(paid)]);
    return isTaken && shipped.length < 2;
  },
  'ships an order that failed': async (answer) =>
    (await outcomeOf(answer, [requestWith(ofType('order.failed'))])).shipped.length === 0,
  'accepts a changed body': (answer) =>
    isRefused(answer, requestWith(paid.replace(orderId, 'ord_another'), { signed: paid })),
  'accepts a request that was signed ten minutes ago': (answer) =>
    isRefused(answer, requestWith(paid, { age: 600 })),
  'signs the parsed body instead of the received bytes': async (answer) =>
    (await outcomeOf(answer, [requestWith(JSON.stringify(JSON.parse(paid), null, 2))])).isTaken,
  'refuses an event of a type that is newer than the SDK': async (answer) => {
    const { isTaken, saved } = await outcomeOf(answer, [requestWith(ofType('order.refunded'))]);
    return isTaken && saved === 1;
  },
  'reports success although the event was not stored': async (answer) =>
    !(await outcomeOf(answer, [requestWith(paid)], true)).isTaken,
};
