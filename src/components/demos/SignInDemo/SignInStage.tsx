import type { User } from '@nacre/sdk-base';
import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { codeOf, fieldProblems } from '../../Demo/fieldProblems.ts';
import Outcome, { ThrownError } from '../../Demo/Outcome.tsx';
import styles from '../../Demo/styles.module.css';

interface Props {
  readonly step: 'email' | 'otp';
  readonly user: User | null;
  readonly error: unknown;
  readonly onNext: () => void;
  /** The field. */
  readonly children: ReactNode;
}

const steps = {
  email: { label: 'E-mail address', button: 'Send me a code', message: 'Nobody is signed in.' },
  otp: {
    label: 'One-time code',
    button: 'Sign in',
    message: 'The code was sent. In the sandbox, it’s 000000.',
  },
};

/** Returns the error message for the typed address or code. */
function problemOf(step: Props['step'], error: unknown): string | undefined {
  const problems = fieldProblems(error);
  if (step === 'email') return problems.email;
  if (problems.code !== undefined) return 'Must be the six digits that were sent.';
  return codeOf(error)?.startsWith('sdk/otp-') ? (error as Error).message : undefined;
}

/** The sign-in form around its field: the label, the button and the outcome. */
export default function SignInStage({ step, user, error, onNext, children }: Props): ReactNode {
  const { label, button, message } = steps[step];
  const next = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  /** The error that the reader has started to correct. */
  const [correctedError, setCorrectedError] = useState<unknown>();
  const problem = error && error !== correctedError ? problemOf(step, error) : undefined;
  // oxlint-disable-next-line syntax/effect-dependencies -- the field may be another one
  useEffect(() => {
    // The SDK creates the field. Here it's in the page, which can set its attributes; the key frame sets its own.
    const field = box.current?.querySelector('input');
    if (problem === undefined) {
      field?.removeAttribute('aria-invalid');
      field?.removeAttribute('aria-describedby');
    } else {
      field?.setAttribute('aria-invalid', 'true');
      field?.setAttribute('aria-describedby', id);
    }
  });
  useEffect(() => {
    // The field is removed on sign-in, and its focus would be lost.
    if (user && document.activeElement === document.body) next.current?.focus();
  }, [user]);
  return (
    <>
      {/* The field has a label of its own, because this one doesn't reach into the key frame. */}
      <p className={styles.label} aria-hidden="true">
        {user ? 'Signed in' : label}
      </p>
      <div
        ref={box}
        className={clsx(styles.nacreInput, problem !== undefined && styles.invalid)}
        onInput={() => setCorrectedError(error)}
      >
        {user ? <p>{user.email}</p> : children}
      </div>
      {problem !== undefined && (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <button ref={next} type="button" className={styles.primary} onClick={onNext}>
          {user ? 'Sign out' : button}
        </button>
      </div>
      <Outcome tone={error ? 'bad' : user ? 'good' : 'neutral'}>
        {error ? (
          <ThrownError error={error} />
        ) : user ? (
          <>
            <strong>Welcome, {user.name}.</strong> <code>{user.id}</code>
          </>
        ) : (
          message
        )}
      </Outcome>
    </>
  );
}
