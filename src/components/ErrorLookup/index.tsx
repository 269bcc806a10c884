import Link from '@docusaurus/Link';
import { useId, useRef, useState, type ReactNode } from 'react';
import CodeText from '../CodeText/index.tsx';
import Island from '../Island/index.tsx';
import type { ErrorRow } from '../../../facts/errors.ts';
import { findErrors } from './findErrors.ts';
import styles from './styles.module.css';

function Found({ row }: { readonly row: ErrorRow }): ReactNode {
  return (
    <li className={styles.found}>
      <p>
        <Link to={`#${row.anchor}`}>
          <code>{row.code}</code>
        </Link>{' '}
        <CodeText>{row.meaning}</CodeText>
      </p>
      <p>
        <strong>Usual cause:</strong> <CodeText>{row.cause}</CodeText>
      </p>
      <p>
        <strong>What to do:</strong> <CodeText>{row.action}</CodeText>
      </p>
      <p>
        <strong>Retry:</strong>{' '}
        {row.retryable ? 'yes, the same call may succeed later.' : 'no, the same call would fail again.'}
      </p>
    </li>
  );
}

/** Finds the rows of a pasted error. It works on the page alone and sends nothing. */
export default function ErrorLookup(): ReactNode {
  return (
    <Island name="error-lookup">
      <Lookup />
    </Island>
  );
}

function Lookup(): ReactNode {
  const [text, setText] = useState('');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const rows = findErrors(text);
  const isEmpty = text.trim() === '';
  const clear = () => {
    setText('');
    // The button goes away with the text; focus that it held would be lost.
    field.current?.focus();
  };
  return (
    <div className={styles.lookup}>
      <label htmlFor={id}>Error, response body or code</label>
      <p id={`${id}-hint`} className={styles.hint}>
        The text stays on this page: nothing is sent or stored.
      </p>
      <textarea
        id={id}
        ref={field}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {/* The region is there from the start: one that comes with its text is not read out. */}
      <div role="status">
        {!isEmpty && rows.length === 0 && (
          <p className={styles.none}>
            No known error code found. Paste the whole error, or its <code>code</code>.
          </p>
        )}
        {rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map((row) => (
              <Found key={row.code} row={row} />
            ))}
          </ul>
        )}
      </div>
      {!isEmpty && (
        <button type="button" className="button button--secondary button--sm" onClick={clear}>
          Clear
        </button>
      )}
    </div>
  );
}
