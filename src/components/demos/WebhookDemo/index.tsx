import Choices from '../../Demo/Choices.tsx';
import Field, { TextField } from '../../Demo/Field.tsx';
import Outcome, { ThrownError } from '../../Demo/Outcome.tsx';
import { codeOf, type FieldProblems } from '../../Demo/fieldProblems.ts';
import liveDemo from '../../Demo/index.tsx';
import styles from '../../Demo/styles.module.css';
import type * as Engine from './webhook.ts';
import shown from './webhook.ts?shown';
import { type ReactNode, useState, useEffect } from 'react';

/** Calculates the signature of a webhook, and shows the SDK's verification at the receiver. */
export default liveDemo({
  island: 'webhook-demo',
  title: 'Sign and verify a webhook',
  about:
    'Change the signed data, or what happens to it on the way. Never type the secret of a real endpoint into a page.',
  shown,
  load: () => import(/* webpackChunkName: "demo-webhook" */ './webhook.ts'),
  draw: (engine) => <WebhookForm engine={engine} />,
});

/** The fields of the demo, the signed header, and the receiver's verdict. */
function WebhookForm({ engine }: { readonly engine?: typeof Engine }): ReactNode {
  const [sent, setSent] = useState(initialRequest);
  const [scenario, setScenario] = useState<Scenario>('safe');
  const { header, event, error } = useWebhook(engine, sent, scenario);
  const problems = problemsOf(sent, error);
  const change = (changed: Partial<WebhookRequest>) =>
    // Updates the current state, because several fields may change at once when they replay early input.
    setSent((current) => ({ ...current, ...changed }));
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Secret of the endpoint"
          problem={problems.secret}
          value={sent.secret}
          onText={(secret) => change({ secret })}
          spellCheck={false}
        />
        <TextField
          label="Sent at (Unix time)"
          problem={problems.time}
          value={sent.time}
          onText={(time) => change({ time })}
          inputMode="numeric"
        />
        <Field label="Body" isWide problem={problems.body}>
          {(aria) => (
            <textarea
              rows={6}
              value={sent.body}
              onChange={({ target }) => change({ body: target.value })}
              autoComplete="off"
              spellCheck={false}
              {...aria}
            />
          )}
        </Field>
      </div>
      <p className={styles.label}>Nacre-Signature</p>
      <p>
        <code>{header ?? '–'}</code>
      </p>
      <Choices legend="On its way" options={scenarios} value={scenario} onChange={setScenario} />
      <Outcome tone={event ? 'good' : 'bad'}>
        {event ? (
          <>
            <strong>Accepted.</strong> <code>{event.type}</code> <code>{event.id}</code>
          </>
        ) : (
          <>
            <strong>Refused.</strong> <ThrownError error={error} />
          </>
        )}
      </Outcome>
    </>
  );
}

/** Returns the error messages for the typed values. Errors from the request's journey have none. */
function problemsOf({ secret, time }: WebhookRequest, error: unknown): FieldProblems {
  if (error === undefined) return {};
  return {
    ...(secret === '' && { secret: 'Enter a secret: nothing can be signed without one.' }),
    ...(!/^\d{1,12}$/.test(time) && { time: 'Must be whole seconds since 1970, such as 1772443870.' }),
    ...(codeOf(error) === 'sdk/unexpected-response' && {
      body: 'The signature fits, but this isn’t the JSON of a webhook event.',
    }),
  };
}

/** Events that can happen to a request between its sender and its receiver. */
const scenarios = {
  safe: 'It arrives as it was sent',
  changed: 'One byte of the body is changed',
  late: 'It arrives six minutes later',
  forged: 'Someone else signs it with another secret',
};
type Scenario = keyof typeof scenarios;

interface WebhookRequest {
  readonly secret: string;
  readonly time: string;
  readonly body: string;
}

interface Delivery {
  readonly header?: string;
  readonly event?: { readonly type: string; readonly id: string };
  readonly error?: unknown;
}

const initialRequest: WebhookRequest = {
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
function useWebhook(engine: typeof Engine | undefined, sent: WebhookRequest, scenario: Scenario): Delivery {
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
