import { type ReactNode, useMemo, useState } from 'react';
import type * as Engine from './engine.ts';

type Brand = ReturnType<typeof Engine.openBrand>;
export type Issued = Awaited<ReturnType<Brand['issue']>>;

/** The result of the last step. */
export type StepResult =
  | { readonly tone: 'good' | 'neutral'; readonly text: ReactNode }
  | { readonly tone: 'bad'; readonly error: unknown; readonly step: 'issue' | 'verify' | 'claim' };

/** Manages the passport of the demo, and runs its steps. */
export default function usePassport(engine: typeof Engine | undefined) {
  const brand = useMemo(() => engine?.openBrand(), [engine]);
  const [issued, setIssued] = useState<Issued>();
  const [credential, setCredential] = useState('');
  const [result, setResult] = useState<StepResult>({ tone: 'neutral', text: 'There’s no passport yet.' });
  const good = (text: string) => setResult({ tone: 'good', text });
  const report = (step: 'issue' | 'verify' | 'claim', work: Promise<void>) =>
    void work.catch((error) => setResult({ tone: 'bad', error, step }));

  async function issue(claimCode: string) {
    if (!brand) return;
    const passport = await brand.issue(claimCode);
    setIssued(passport);
    setCredential(passport.credential);
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
