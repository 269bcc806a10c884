import Field, { TextField } from '../../Demo/Field.tsx';
import Outcome, { ThrownError } from '../../Demo/Outcome.tsx';
import { fieldProblems } from '../../Demo/fieldProblems.ts';
import liveDemo from '../../Demo/index.tsx';
import styles from '../../Demo/styles.module.css';
import type * as Engine from './format.ts';
import shown from './format.ts?shown';
import { type ReactNode, useState } from 'react';

/** Formats what the reader types. */
export default liveDemo({
  island: 'balance-demo',
  title: 'Format a balance',
  about: 'Change the amount, the token or the language. The result or the error comes directly from the SDK.',
  shown,
  load: () => import(/* webpackChunkName: "demo-balance" */ './format.ts'),
  draw: (engine) => <BalanceForm format={engine?.format} />,
});

const first: Engine.Form = {
  amount: '1234567.899',
  decimals: 6,
  shownDigits: 2,
  symbol: 'EXD',
  locale: 'en-US',
  roundingMode: 'trunc',
};
/** The result of the initial values, for the page's HTML. A test compares it with the SDK's. */
const firstResult = { inSmallestUnit: 1_234_567_899_000n, text: '1,234,567.89\u00A0EXD' };

const languages = {
  'en-US': 'English (US)',
  'de-DE': 'German',
  'fr-CH': 'French (CH)',
  'hi-IN': 'Hindi',
  'ar-EG': 'Arabic (Egypt)',
};
const roundings = ['trunc', 'halfExpand', 'halfEven'];

function tryIt(format: typeof Engine.format | undefined, form: Engine.Form) {
  if (!format) return { result: firstResult };
  try {
    return { result: format(form) };
  } catch (error) {
    return { error };
  }
}

/** The fields of the demo, and the SDK's result. */
function BalanceForm({ format }: { readonly format?: typeof Engine.format }): ReactNode {
  const [form, setForm] = useState(first);
  const change = (changed: Partial<Engine.Form>) =>
    // Updates the current state, because several fields may change at once when they replay early input.
    setForm((current) => ({ ...current, ...changed }));
  const { result, error } = tryIt(format, form);
  // The SDK's name for the amount argument is `text`.
  const { text: amount, ...problems } = fieldProblems(error);
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Amount"
          problem={amount}
          value={form.amount}
          onText={(text) => change({ amount: text })}
        />
        <TextField
          label="Decimals"
          problem={problems.decimals}
          type="number"
          value={Number.isNaN(form.decimals) ? '' : form.decimals}
          onText={(text) => change({ decimals: text === '' ? NaN : Number(text) })}
        />
        <TextField label="Symbol" value={form.symbol} onText={(symbol) => change({ symbol })} />
        <Field label="Language">
          {(aria) => (
            <select value={form.locale} onChange={({ target }) => change({ locale: target.value })} {...aria}>
              {Object.entries(languages).map(([tag, name]) => (
                <option key={tag} value={tag}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label="Digits shown"
          problem={problems.maximumFractionDigits}
          type="number"
          value={form.shownDigits ?? ''}
          onText={(text) => change({ shownDigits: text === '' ? undefined : Number(text) })}
        />
        <Field label="Rounding">
          {(aria) => (
            <select
              value={form.roundingMode}
              onChange={({ target }) => change({ roundingMode: target.value as Engine.Form['roundingMode'] })}
              {...aria}
            >
              {roundings.map((mode) => (
                <option key={mode}>{mode}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Outcome tone={result ? 'good' : 'bad'}>
        {result ? (
          <>
            <strong lang={form.locale} dir="auto" className={styles.large}>
              {result.text}
            </strong>
            <code>{`${result.inSmallestUnit}n`}</code>
          </>
        ) : (
          <ThrownError error={error} />
        )}
      </Outcome>
    </>
  );
}
