import { TextField } from '../../Demo/Field.tsx';
import { stepButton as button, StepOutcome } from '../../Demo/Outcome.tsx';
import { codeOf, fieldProblems } from '../../Demo/fieldProblems.ts';
import liveDemo from '../../Demo/index.tsx';
import styles from '../../Demo/styles.module.css';
import Credential from './Credential.tsx';
import QrCode from './QrCode.tsx';
import type * as Engine from './engine.ts';
import shown from './passport.ts?shown';
import passport from './styles.module.css';
import usePassport, { type StepResult } from './usePassport.ts';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';

/** Issues a passport, verifies it, forges it and claims it. */
export default liveDemo({
  island: 'passport-demo',
  title: 'A passport from issue to claim',
  about:
    'Issue the passport of one jacket, scan its code, verify it, change a single byte of it, and claim it. Your browser checks the signature.',
  shown,
  load: () => import(/* webpackChunkName: "demo-passport" */ './engine.ts'),
  draw: (engine) => <PassportSteps engine={engine} />,
});

const CLAIM_CODE = 'T6WN-83KX-QF5P';

/** A change of one byte: recycled content of 62 % becomes 92 %. */
const honest = '"value": "62"';
const forged = '"value": "92"';

/** Returns the error messages for the credential and the claim code. */
function problemsOf(result: StepResult): { credential?: string; claimCode?: string | undefined } {
  if (result.tone !== 'bad') return {};
  const { step, error } = result;
  if (step === 'verify') {
    const isJson = !(error instanceof SyntaxError);
    return {
      credential: isJson ? 'This isn’t what the brand signed.' : 'This isn’t JSON any more.',
    };
  }
  const isRefused = step === 'claim' && codeOf(error) === 'sdk/forbidden';
  return {
    claimCode: isRefused ? 'This isn’t the code that came with the jacket.' : fieldProblems(error).claimCode,
  };
}

/** The steps in the life of a passport, its QR code, and its editable credential. */
function PassportSteps({ engine }: { readonly engine?: typeof Engine }): ReactNode {
  const [claimCode, setClaimCode] = useState(CLAIM_CODE);
  const { issued, credential, result, issue, verify, claim, edit, forget } = usePassport(engine);
  const problems = problemsOf(result);
  const isForged = credential.includes(forged);
  return (
    <>
      <div className={passport.product}>
        <QrCode code={issued && engine?.drawCode(issued.link)} text={issued?.link ?? ''} />
        <Credential
          value={credential}
          signed={issued?.credential}
          problem={problems.credential}
          onChange={edit}
        />
      </div>
      <div className={styles.actions}>
        {button('Issue the passport', () => issue(CLAIM_CODE), false, !issued)}
        {button('Verify', verify, !issued, issued !== undefined)}
        {button(
          isForged ? 'Put the byte back' : 'Change one byte',
          () => edit(isForged ? credential.replace(forged, honest) : credential.replace(honest, forged)),
          !issued,
        )}
      </div>
      <div className={clsx(styles.actions, passport.claim)}>
        <TextField
          label="Claim code, from the box"
          problem={problems.claimCode}
          value={claimCode}
          onText={(text) => {
            setClaimCode(text);
            if (problems.claimCode) forget();
          }}
          spellCheck={false}
        />
        {button('Claim', () => claim(claimCode), !issued)}
      </div>
      <StepOutcome result={result} />
    </>
  );
}
