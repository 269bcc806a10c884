import { type ReactNode, useLayoutEffect, useRef } from 'react';
import Field from '../../Demo/Field.tsx';
import { changeIn } from './changeIn.ts';
import styles from './styles.module.css';

interface Props {
  readonly value: string;
  /** What was signed; nothing before there is a passport. */
  readonly signed?: string | undefined;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** More than this is no change of a byte any more, and is not repeated below the field. */
const LONGEST = 40;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The credential, to be changed by hand, with a mark on what is not as it was signed. */
export default function Credential({ value, signed, problem, onChange }: Props): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  const change = signed === undefined ? undefined : changeIn(signed, value);
  const at = change?.from;
  useLayoutEffect(() => {
    if (!area.current || !ground.current) return;
    // What a button has changed is brought into view; who types is there already.
    if (at !== undefined && mark.current && document.activeElement !== area.current)
      area.current.scrollTop = mark.current.offsetTop - area.current.clientHeight / 2;
    // It was empty until now, and had nothing to scroll.
    ground.current.scrollTop = area.current.scrollTop;
  }, [at]);
  const note = change && (
    <p className={styles.change}>
      Line {change.line}: <del>{cut(change.before) || 'nothing'}</del> →{' '}
      <ins>{cut(change.after) || 'nothing'}</ins>
    </p>
  );
  return (
    <Field label="Credential" problem={problem} note={note}>
      {(said) => (
        <span className={styles.editor}>
          {/* The same text, unseen, below the field: a field has no marks of its own. */}
          <span ref={ground} className={styles.ground} aria-hidden="true">
            {change && (
              <>
                {value.slice(0, change.from)}
                <mark ref={mark}>{value.slice(change.from, change.to)}</mark>
                {value.slice(change.to)}
              </>
            )}
          </span>
          <textarea
            ref={area}
            rows={11}
            value={value}
            readOnly={signed === undefined}
            placeholder="Issue the passport to see its credential: what the jacket is, who says so, and the proof."
            onChange={({ target }) => onChange(target.value)}
            onScroll={({ currentTarget }) => ground.current?.scrollTo(0, currentTarget.scrollTop)}
            autoComplete="off"
            spellCheck={false}
            {...said}
          />
        </span>
      )}
    </Field>
  );
}
