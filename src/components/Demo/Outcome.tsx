import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly children: ReactNode;
}

const signs = { good: '✓', bad: '✕', neutral: '' };

/** The result of a step. It's announced on change, and marked by text and a sign as well as by color. */
export default function Outcome({ tone, children }: Props): ReactNode {
  return (
    <div role="status" className={clsx(styles.outcome, styles[tone])}>
      {signs[tone] && (
        <span className={styles.sign} aria-hidden="true">
          {signs[tone]}
        </span>
      )}
      <div>{children}</div>
    </div>
  );
}

/** The result of a demo's last step. */
export type StepResult =
  | { readonly tone: 'good' | 'neutral'; readonly text: ReactNode }
  | { readonly tone: 'bad'; readonly error: unknown };

export const StepOutcome = ({ result }: { readonly result: StepResult }): ReactNode => (
  <Outcome tone={result.tone}>
    {result.tone === 'bad' ? <ThrownError error={result.error} /> : result.text}
  </Outcome>
);

/** Returns a button of a demo. The first of the possible steps stands out. */
export const stepButton = (
  label: string,
  onClick: (() => void) | undefined,
  isOff: boolean,
  isFirst = false,
) => (
  <button type="button" className={isFirst ? styles.primary : undefined} disabled={isOff} onClick={onClick}>
    {label}
  </button>
);

/** Recognizes SDK errors by their properties, because the page doesn't load the SDK's classes. */
const isFromSdk = (error: unknown): error is Error & { code: string; docsUrl: string } =>
  error instanceof Error && 'code' in error && 'docsUrl' in error;

/** An error as it was thrown. The code of an SDK error links to its explanation. */
export function ThrownError({ error }: { readonly error: unknown }): ReactNode {
  if (!isFromSdk(error)) return <span>{String(error)}</span>;
  const { pathname, hash } = new URL(error.docsUrl);
  return (
    <>
      <Link to={pathname + hash}>
        <code>{error.code}</code>
      </Link>{' '}
      <span>{error.message}</span>
    </>
  );
}
