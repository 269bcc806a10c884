import Choices from '../../Demo/Choices.tsx';
import Field, { TextField } from '../../Demo/Field.tsx';
import Outcome, { ThrownError } from '../../Demo/Outcome.tsx';
import { codeOf, type FieldProblems } from '../../Demo/fieldProblems.ts';
import liveDemo from '../../Demo/index.tsx';
import styles from '../../Demo/styles.module.css';
import useWebhook, { initialRequest, type Scenario, scenarios, type WebhookRequest } from './useWebhook.ts';
import type * as Engine from './webhook.ts';
import shown from './webhook.ts?shown';
import { type ReactNode, useState } from 'react';

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
      <p className={styles.value}>
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
