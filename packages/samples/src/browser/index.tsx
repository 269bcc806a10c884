import type { ReactNode } from 'react';
import type { RunMark } from '../../../model/src/samples/runMark.ts';

interface Props {
  readonly mark: RunMark;
  readonly children: ReactNode;
}

/**
 * A code block with a button that runs it in the page. Without a script, the button is hidden and only the output in
 * the page is shown. `packages/samples/src/browser/runPressed.ts` handles clicks. All of this is part of a first visit's download,
 * so the markup repeats no text.
 */
export default function RunSample({ mark, children }: Props): ReactNode {
  const { program, version, block, number, fields } = mark;
  return (
    <div className="run-sample" data-run={[program, version, block, number].join(' ')}>
      {children}
      {/* A landmark for each form would be too many. */}
      <form className="run-form" role="none" data-markdown-ignore>
        {fields.map(({ id, label, value, kind }) => (
          <span key={id} className="run-form__field">
            <label htmlFor={`run-${number}-${id}`}>{label}</label>
            <input
              className="run-form__input"
              id={`run-${number}-${id}`}
              defaultValue={value}
              size={Math.min(Math.max(value.length, 6), 44)}
              data-field={id}
              data-kind={kind}
              autoComplete="off"
              spellCheck={false}
            />
          </span>
        ))}
        <button className="run-form__button" aria-label={`Run sample ${number}`}>
          <svg viewBox="8 5 11 14" width="9" height="12" aria-hidden="true">
            <path fill="currentColor" d="M8 5v14l11-7z" />
          </svg>
          {' Run'}
        </button>
      </form>
    </div>
  );
}
