import { type ReactNode, useState } from 'react';
import Choices from '../../Demo/Choices.tsx';
import Field from '../../Demo/Field.tsx';
import Outcome, { ThrownError } from '../../Demo/Outcome.tsx';
import styles from '../../Demo/styles.module.css';
import { faultsOf } from './faultsOf.ts';
import useWebhook, { firstSent, type Journey, journeys, type Sent } from './useWebhook.ts';
import type * as Engine from './webhook.ts';

/** The fields of the demo, the signed header, and the receiver's verdict. */
export default function WebhookForm({ engine }: { readonly engine?: typeof Engine }): ReactNode {
  const [sent, setSent] = useState(firstSent);
  const [journey, setJourney] = useState<Journey>('safe');
  const { header, event, error } = useWebhook(engine, sent, journey);
  const faults = faultsOf(sent, error);
  const change = (changed: Partial<Sent>) =>
    // Updates the current state, because several fields may change at once when they replay early input.
    setSent((current) => ({ ...current, ...changed }));
  return (
    <>
      <div className={styles.fields}>
        <Field label="Secret of the endpoint" problem={faults.secret}>
          {(said) => (
            <input
              value={sent.secret}
              onChange={({ target }) => change({ secret: target.value })}
              autoComplete="off"
              spellCheck={false}
              {...said}
            />
          )}
        </Field>
        <Field label="Sent at (Unix time)" problem={faults.time}>
          {(said) => (
            <input
              value={sent.time}
              onChange={({ target }) => change({ time: target.value })}
              inputMode="numeric"
              autoComplete="off"
              {...said}
            />
          )}
        </Field>
        <Field label="Body" isWide problem={faults.body}>
          {(said) => (
            <textarea
              rows={6}
              value={sent.body}
              onChange={({ target }) => change({ body: target.value })}
              autoComplete="off"
              spellCheck={false}
              {...said}
            />
          )}
        </Field>
      </div>
      <p className={styles.label}>Nacre-Signature</p>
      <p className={styles.value}>
        <code>{header ?? '–'}</code>
      </p>
      <Choices legend="On its way" options={journeys} value={journey} onChange={setJourney} />
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
