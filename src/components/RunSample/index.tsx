import type { ReactNode } from 'react';
import type { RunMark } from '../../../facts/samples/runMark.ts';
import './styles.css';

interface Props {
  readonly mark: RunMark;
  /** The block of code. */
  readonly children: ReactNode;
}

/**
 * A block of code with a button that runs it in the page. Without a script the button isn't there, and what the page
 * prints stands alone. `src/clientModules/runSamples.ts` hears the press.
 */
export default function RunSample({ mark, children }: Props): ReactNode {
  const { program, version, block, number, fields } = mark;
  return (
    <div
      className="run-sample"
      data-run={program}
      data-version={version}
      data-block={block}
      data-number={number}
    >
      {children}
      <form className="run-sample__bar" data-markdown-ignore>
        {fields.map(({ id, label, value, kind }) => (
          <span key={id} className="run-sample__field">
            <label htmlFor={`run-${number}-${id}`}>{label}</label>
            <input
              id={`run-${number}-${id}`}
              type="text"
              defaultValue={value}
              size={Math.min(Math.max(value.length, 6), 44)}
              data-field={id}
              data-kind={kind}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </span>
        ))}
        <button className="run-sample__button" type="submit" aria-label={`Run sample ${number}`}>
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path fill="currentColor" d="M8 5v14l11-7z" />
          </svg>
          Run
        </button>
      </form>
      <div className="run-sample__result" data-markdown-ignore />
    </div>
  );
}
