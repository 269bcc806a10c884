import { type ReactNode, useState } from 'react';
import { codeOf, fieldProblems } from '../../Demo/fieldProblems.ts';
import { TextField } from '../../Demo/Field.tsx';
import Outcome, { ThrownError } from '../../Demo/Outcome.tsx';
import styles from '../../Demo/styles.module.css';
import type * as Engine from './keys.ts';
import Parties from './Parties.tsx';
import keys from './styles.module.css';
import useKeys from './useKeys.ts';

const PASSWORD = 'correct horse battery';

/** The steps in the life of a key, and the data that each party stores. */
export default function KeySteps({ engine }: { readonly engine?: typeof Engine }): ReactNode {
  const [password, setPassword] = useState(PASSWORD);
  const { hasKey, holdings, result, forget, ...steps } = useKeys(engine, password);
  const error = result.tone === 'bad' ? result.error : undefined;
  const isWrong = codeOf(error) === 'crypto/recovery-password-invalid';
  const problem = isWrong
    ? 'This isn’t the password that recovery was set up with.'
    : fieldProblems(error).password;
  const button = (label: string, onClick: () => void, isOff: boolean, isFirst = false) => (
    <button type="button" className={isFirst ? styles.primary : undefined} disabled={isOff} onClick={onClick}>
      {label}
    </button>
  );
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
      <Outcome tone={result.tone}>
        {result.tone === 'bad' ? <ThrownError error={result.error} /> : result.text}
      </Outcome>
    </>
  );
}
