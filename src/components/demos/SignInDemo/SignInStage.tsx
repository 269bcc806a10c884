import type { User } from '@nacre/sdk-base';
import { type ReactNode, useEffect, useRef } from 'react';
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
  email: { label: 'E-mail address', button: 'Send me a code', says: 'Nobody is signed in.' },
  otp: { label: 'One-time code', button: 'Sign in', says: 'The code was sent. In the sandbox, it’s 000000.' },
};

/** What a sign-in looks like around its field: the label, the button and what came of it. */
export default function SignInStage({ step, user, error, onNext, children }: Props): ReactNode {
  const { label, button, says } = steps[step];
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The field goes away with the sign-in, and would take the focus along.
    if (user && document.activeElement === document.body) next.current?.focus();
  }, [user]);
  return (
    <>
      {/* The field has its label of its own: this one does not reach into the key frame. */}
      <p className={styles.label} aria-hidden="true">
        {user ? 'Signed in' : label}
      </p>
      <div className={styles.nacreInput}>{user ? <p>{user.email}</p> : children}</div>
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
          says
        )}
      </Outcome>
    </>
  );
}
