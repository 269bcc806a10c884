import { TextField } from '../../Demo/Field.tsx';
import { stepButton as button, StepOutcome } from '../../Demo/Outcome.tsx';
import { codeOf, fieldProblems } from '../../Demo/fieldProblems.ts';
import liveDemo from '../../Demo/index.tsx';
import styles from '../../Demo/styles.module.css';
import Credential from './Credential.tsx';
import type * as Engine from './engine.ts';
import shown from './passport.ts?shown';
import passport from './styles.module.css';
import clsx from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';

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

type Brand = ReturnType<typeof Engine.openBrand>;
type Issued = Awaited<ReturnType<Brand['issue']>>;

type StepResult =
  | { readonly tone: 'good' | 'neutral'; readonly text: ReactNode }
  | { readonly tone: 'bad'; readonly error: unknown; readonly step: 'issue' | 'verify' | 'claim' };

/** Manages the passport of the demo, and runs its steps. */
function usePassport(engine: typeof Engine | undefined) {
  const brand = useMemo(() => engine?.openBrand(), [engine]);
  const [issued, setIssued] = useState<Issued>();
  const [credential, setCredential] = useState('');
  const [result, setResult] = useState<StepResult>({ tone: 'neutral', text: 'There’s no passport yet.' });
  const good = (text: string) => setResult({ tone: 'good', text });
  const report = (step: 'issue' | 'verify' | 'claim', work: Promise<void>) =>
    void work.catch((error) => setResult({ tone: 'bad', error, step }));

  async function issue(claimCode: string) {
    if (!brand) return;
    const published = await brand.issue(claimCode);
    setIssued(published);
    setCredential(published.credential);
    good('Published and signed: the passport of the jacket HJ-000119.');
  }

  async function verify() {
    if (!brand) return;
    const { credential: signed } = await brand.verify(credential);
    const { name, attributes } = signed.credentialSubject;
    good(`Genuine: ${name}, with ${attributes.length} facts signed by ${signed.issuer.name}.`);
  }

  async function claim(claimCode: string) {
    if (!brand || !issued) return;
    const { status } = await brand.claim(issued.id, claimCode);
    good(`The passport is ${status}, and belongs to ada@shop.example.`);
  }

  function edit(text: string) {
    setCredential(text);
    const isWhole = text === issued?.credential;
    const differs = 'This no longer matches what was signed. Verify it.';
    setResult({ tone: 'neutral', text: isWhole ? 'This matches what was signed.' : differs });
  }

  /** Resets the result after the reader changed the rejected claim code. */
  const forget = () => setResult({ tone: 'neutral', text: 'The claim code has changed. Claim again.' });

  return {
    issued,
    credential,
    result,
    edit,
    forget,
    issue: (claimCode: string) => report('issue', issue(claimCode)),
    verify: () => report('verify', verify()),
    claim: (claimCode: string) => report('claim', claim(claimCode)),
  };
}

interface Props {
  /** The squares of the code. Without it, only the placeholder is shown. */
  readonly code?: { readonly path: string; readonly size: number };
  readonly text: string;
}

/** Width of the quiet zone that a QR code requires, in squares. */
const MARGIN = 4;

const corner = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
const CORNERS = [corner(0, 0), corner(18, 0), corner(0, 18)].join('');

/** A QR code with its text below. It's dark on light in both color modes, as scanners require. */
function QrCode({ code, text }: Props): ReactNode {
  const side = code ? code.size + 2 * MARGIN : 0;
  return (
    <div className={passport.code}>
      <div className={clsx(passport.square, !code && passport.empty)}>
        {code ? (
          <svg
            viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
            width="160"
            role="img"
            aria-label={`QR code of ${text}`}
          >
            <path d={code.path} />
          </svg>
        ) : (
          // A placeholder that shows only the corners of a code.
          <svg viewBox="-4 -4 33 33" width="160" aria-hidden="true">
            <path d={CORNERS} />
          </svg>
        )}
      </div>
      {code ? <code>{text}</code> : <span className={passport.later}>The code on the jacket’s label</span>}
    </div>
  );
}
