import { TextField } from '../../Demo/Field.tsx';
import { stepButton as button, StepOutcome } from '../../Demo/Outcome.tsx';
import { codeOf, fieldProblems } from '../../Demo/fieldProblems.ts';
import liveDemo from '../../Demo/index.tsx';
import styles from '../../Demo/styles.module.css';
import type { Holdings, Party } from './holdings.ts';
import type * as Engine from './keys.ts';
import shown from './keys.ts?shown';
import keys from './styles.module.css';
import useKeys from './useKeys.ts';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';

/** Splits a key, signs, loses the device and recovers, and shows the data that each party stores. */
export default liveDemo({
  island: 'keys-demo',
  title: 'A key in three shares',
  about:
    'Make a key, sign with it, lose the device, and recover. Everything happens on this page: nothing is sent, and the key has no value.',
  shown,
  load: () => import(/* webpackChunkName: "demo-keys" */ './keys.ts'),
  draw: (engine) => <KeySteps engine={engine} />,
});

const PASSWORD = 'correct horse battery';

/** The steps in the life of a key, and the data that each party stores. */
function KeySteps({ engine }: { readonly engine?: typeof Engine }): ReactNode {
  const [password, setPassword] = useState(PASSWORD);
  const { hasKey, holdings, result, forget, ...steps } = useKeys(engine, password);
  const error = result.tone === 'bad' ? result.error : undefined;
  const isWrong = codeOf(error) === 'crypto/recovery-password-invalid';
  const problem = isWrong
    ? 'This isn’t the password that recovery was set up with.'
    : fieldProblems(error).password;
  return (
    <>
      <Parties holdings={holdings} />
      <div className={styles.actions}>
        {button('Make a key', steps.make, false, !hasKey)}
        {button('Sign', steps.sign, !hasKey, hasKey)}
        {button('Lose the device', steps.lose, !hasKey)}
      </div>
      <div className={keys.password}>
        <TextField
          label="Recovery password (leave empty to dismiss the dialog)"
          isWide
          problem={problem}
          value={password}
          onText={(text) => {
            setPassword(text);
            if (problem) forget();
          }}
          spellCheck={false}
        />
      </div>
      <div className={styles.actions}>
        {button('Set up recovery', steps.setUp, !hasKey)}
        {button('Recover', steps.recover, !hasKey)}
      </div>
      <StepOutcome result={result} />
    </>
  );
}

const parties: readonly (readonly [party: Party, name: string, role: string])[] = [
  ['device', 'This device', 'Keeps the device share, encrypted with a key that can’t be exported.'],
  ['session', 'Nacre’s servers', 'Keep the session share, for a signed-in user.'],
  ['recovery', 'Nacre’s servers, for the user', 'Keep the recovery share. Only the password opens it.'],
  ['frame', 'Key frame', 'Has two shares for a moment, then wipes them.'],
];

/** The parties, each with the data that it currently stores. */
function Parties({ holdings }: { readonly holdings: Holdings }): ReactNode {
  return (
    <ul className={keys.parties}>
      {parties.map(([party, name, role]) => {
        const { label, bytes } = holdings[party];
        return (
          <li key={party} className={clsx(keys.party, label && keys.holds)} data-party={party}>
            <strong>{name}</strong>
            <span className={keys.role}>{role}</span>
            <span className={keys.what}>{label ?? 'Holds nothing'}</span>
            <code>{bytes ?? '–'}</code>
          </li>
        );
      })}
    </ul>
  );
}
