import { type ReactNode, useLayoutEffect, useRef } from 'react';
import Field from '../../Demo/Field.tsx';
import { changeIn } from './changeIn.ts';
import styles from './styles.module.css';

interface Props {
  readonly value: string;
  /** The signed credential; undefined before the passport is issued. */
  readonly signed?: string | undefined;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Maximum length of a change shown below the field. Longer changes are more than a changed byte. */
const LONGEST = 40;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The editable credential, with a mark on the part that differs from the signed one. */
export default function Credential({ value, signed, problem, onChange }: Props): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  const change = signed === undefined ? undefined : changeIn(signed, value);
  const start = change?.from;
  useLayoutEffect(() => {
    if (!area.current || !ground.current) return;
    // Scrolls to a change made by a button. A reader who types is already there.
    if (start !== undefined && mark.current && document.activeElement !== area.current)
      area.current.scrollTop = mark.current.offsetTop - area.current.clientHeight / 2;
    // The layer was empty until now, so it couldn't scroll with the field.
    ground.current.scrollTop = area.current.scrollTop;
  }, [start]);
  const note = change && (
    <p className={styles.change}>
      Line {change.line}: <del>{cut(change.before) || 'nothing'}</del> →{' '}
      <ins>{cut(change.after) || 'nothing'}</ins>
    </p>
  );
  return (
    <Field label="Credential" problem={problem} note={note}>
      {(aria) => (
        <span className={styles.editor}>
          {/* An invisible layer with the same text behind the field, because a field can't contain marks. */}
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
            {...aria}
          />
        </span>
      )}
    </Field>
  );
}
