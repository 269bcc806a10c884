import { type ReactNode } from 'react';
import DemoOutcome from '../../../../../src/components/Demo/Outcome.tsx';
import { jsonTokens } from './jsonTokens.ts';
import type { CallOutcome as Outcome } from './send.ts';
import { statusTexts } from './statusTexts.ts';
import styles from './styles.module.css';
import type { SentCall } from './useOperationForm.ts';

interface Props {
  readonly sent: SentCall | undefined;
  /** Focuses the field that an error message is about. */
  readonly onSelectField: (pointer: string) => void;
}

/** The outcome of the call, which is announced. */
export const CallOutcome = ({ sent }: Pick<Props, 'sent'>): ReactNode => (
  <DemoOutcome tone={toneOf(sent)}>
    <span key={sent?.number ?? 0}>{sent ? <ResultSummary {...sent} /> : 'Not sent yet.'}</span>
  </DemoOutcome>
);

/** The problems with the call's values, and the HTTP response. */
export default function CallResult({ sent, onSelectField }: Props): ReactNode {
  const fieldErrors = sent?.problem?.fieldErrors ?? [];
  return (
    <>
      {fieldErrors.length > 0 && (
        <ul className={`clean-list ${styles.complaints}`} aria-label="What is wrong">
          {fieldErrors.map(({ pointer, detail }) => (
            <li key={pointer + detail}>
              <button
                type="button"
                className={`clean-btn ${styles.small}`}
                onClick={() => onSelectField(pointer)}
              >
                <code>{pointer || 'body'}</code>
              </button>{' '}
              {detail}
            </li>
          ))}
        </ul>
      )}
      {sent?.outcome.kind === 'answer' && <HttpResponse {...sent.outcome} />}
    </>
  );
}

const toneOf = (sent: SentCall | undefined): 'good' | 'bad' | 'neutral' => {
  if (!sent) return 'neutral';
  return sent.outcome.kind === 'answer' && sent.outcome.status < 400 ? 'good' : 'bad';
};

function ResultSummary({ outcome, problem, milliseconds }: SentCall): ReactNode {
  if (outcome.kind === 'none')
    return (
      <span>
        <strong>No answer.</strong> {outcome.message} Send it again with the same key: nothing happens twice.
      </span>
    );
  return (
    <span>
      <strong>{statusLineOf(outcome.status)}</strong>, {milliseconds} ms
      {problem && (
        <span>
          {' '}
          {problem.detail}{' '}
          <a href={problem.page}>
            What <code>{problem.code}</code> means
          </a>
        </span>
      )}
    </span>
  );
}

const statusLineOf = (status: number): string => [status, statusTexts[status]].filter(Boolean).join(' ');

/** The HTTP response, without the CORS headers, which are of no interest here. */
function HttpResponse({ status, headers, body }: Outcome & { kind: 'answer' }): ReactNode {
  const lines = Object.entries(headers)
    .filter(([name]) => !name.startsWith('Access-Control-'))
    .map(([name, value]) => `${name}: ${value}`);
  const text = body === undefined ? '' : JSON.stringify(body, null, 2);
  return (
    <div className="api-card">
      <p className="api-head">Response</p>
      <pre translate="no" className={`api-code ${styles.code}`}>
        <code>
          {[`HTTP/1.1 ${statusLineOf(status)}`, ...lines, ...(text && ['\n'])].join('\n')}
          {jsonTokens(text).map(([tag, piece], index) => {
            const Tag = tag ?? 'span';
            return <Tag key={index}>{piece}</Tag>;
          })}
        </code>
      </pre>
      {text && <CopyButton label="Copy the response" />}
    </div>
  );
}

/** A copy button. The reference's own listener copies the code next to it. */
export const CopyButton = ({ label }: { readonly label: string }): ReactNode => (
  <button type="button" className="clean-btn api-copy" data-copy-code="shown" aria-label={label}>
    Copy
  </button>
);
