import { useEffect, useState } from 'react';
import type * as Engine from './webhook.ts';

/** Events that can happen to a request between its sender and its receiver. */
export const scenarios = {
  safe: 'It arrives as it was sent',
  changed: 'One byte of the body is changed',
  late: 'It arrives six minutes later',
  forged: 'Someone else signs it with another secret',
};
export type Scenario = keyof typeof scenarios;

export interface WebhookRequest {
  readonly secret: string;
  readonly time: string;
  readonly body: string;
}

export interface Delivery {
  readonly header?: string;
  readonly event?: { readonly type: string; readonly id: string };
  readonly error?: unknown;
}

export const initialRequest: WebhookRequest = {
  secret: 'whsec_example_0mT7hYk2VqLr',
  time: '1772443870',
  body: '{"id":"evt_9Jd25xPv","type":"loyalty.points_earned","environment":"sandbox","createdAt":"2026-03-02T09:31:10Z","data":{"id":"ent_4Zm67rQx","programId":"prg_3Bv68hJq","userId":"usr_4Kd92mXw","kind":"earn","status":"settled","points":"23","reference":"till-20260302-118","rewardId":null,"transactionHash":"0x9fc76417374aa880d4449a1f7f31ec597f00b1f6f3dd2d66f4c9c6c445836d8b","createdAt":"2026-03-02T09:30:00Z","settledAt":"2026-03-02T09:31:10Z"}}',
};
/** The result of the initial values, for the page's HTML. A test compares it. */
const initialDelivery: Delivery = {
  header: 't=1772443870,v1=4fe1dd50a1de9c78e6d603b55363a48e0d89f5194a9faa94e06ffa941b213223',
  event: { type: 'loyalty.points_earned', id: 'evt_9Jd25xPv' },
};

/** Changes the number of points, or else the first digit, or else adds a space. */
const changeOneByte = (body: string) =>
  body.includes('"23"')
    ? body.replace('"23"', '"93"')
    : body.replace(/\d|$/, (digit) => (digit === '' ? ' ' : `${(Number(digit) + 1) % 10}`));

async function deliver(
  { sign, receive }: typeof Engine,
  { secret, time, body }: WebhookRequest,
  scenario: Scenario,
): Promise<Delivery> {
  let header: string | undefined;
  try {
    const sentAt = Number(time);
    header = await sign(scenario === 'forged' ? 'whsec_of_somebody_else' : secret, sentAt, body);
    const arrived = scenario === 'changed' ? changeOneByte(body) : body;
    const now = new Date((sentAt + (scenario === 'late' ? 360 : 2)) * 1_000);
    return { header, event: await receive(arrived, header, secret, now) };
  } catch (error) {
    return { header, error };
  }
}

/** Returns the outcome of a request, updated whenever the request or its journey changes. */
export default function useWebhook(
  engine: typeof Engine | undefined,
  sent: WebhookRequest,
  scenario: Scenario,
): Delivery {
  const [received, setReceived] = useState(initialDelivery);
  useEffect(() => {
    if (!engine) return undefined;
    let isCurrent = true;
    void deliver(engine, sent, scenario).then((result) => isCurrent && setReceived(result));
    return () => {
      isCurrent = false;
    };
  }, [engine, sent, scenario]);
  return received;
}
