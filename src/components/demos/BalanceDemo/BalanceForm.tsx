import { type ReactNode, useState } from 'react';
import Field from '../../Demo/Field.tsx';
import Outcome, { ThrownError } from '../../Demo/Outcome.tsx';
import styles from '../../Demo/styles.module.css';
import type * as Engine from './format.ts';

const first: Engine.Form = {
  amount: '1234567.899',
  decimals: 6,
  shownDigits: 2,
  symbol: 'EXD',
  locale: 'en-US',
  roundingMode: 'trunc',
};
/** What comes of it, for the page's HTML. A test compares. */
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

/** The fields of the demo, and what the SDK makes of them. */
export default function BalanceForm({ format }: { readonly format?: typeof Engine.format }): ReactNode {
  const [form, setForm] = useState(first);
  const change = (changed: Partial<Engine.Form>) => setForm({ ...form, ...changed });
  const { result, error } = tryIt(format, form);
  const text = (name: 'amount' | 'symbol', label: string) => (
    <Field label={label}>
      <input
        value={form[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        autoComplete="off"
      />
    </Field>
  );
  return (
    <>
      <div className={styles.fields}>
        {text('amount', 'Amount')}
        <Field label="Decimals">
          <input
            type="number"
            value={Number.isNaN(form.decimals) ? '' : form.decimals}
            onChange={({ target }) => change({ decimals: target.valueAsNumber })}
          />
        </Field>
        {text('symbol', 'Symbol')}
        <Field label="Language">
          <select value={form.locale} onChange={({ target }) => change({ locale: target.value })}>
            {Object.entries(languages).map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Digits shown">
          <input
            type="number"
            value={form.shownDigits ?? ''}
            onChange={({ target }) =>
              change({ shownDigits: target.value === '' ? undefined : target.valueAsNumber })
            }
          />
        </Field>
        <Field label="Rounding">
          <select
            value={form.roundingMode}
            onChange={({ target }) => change({ roundingMode: target.value as Engine.Form['roundingMode'] })}
          >
            {roundings.map((mode) => (
              <option key={mode}>{mode}</option>
            ))}
          </select>
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
