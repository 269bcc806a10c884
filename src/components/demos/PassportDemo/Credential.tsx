import { type ReactNode, useEffect, useRef } from 'react';
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

/** The editable credential, with the part below it that differs from the signed one. */
export default function Credential({ value, signed, problem, onChange }: Props): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const change = signed === undefined ? undefined : changeIn(signed, value);
  const line = change?.line;
  useEffect(() => {
    const field = area.current;
    // Scrolls to a change made by a button. A reader who types is already there.
    if (!field || line === undefined || document.activeElement === field) return;
    const lines = field.value.split('\n').length;
    field.scrollTop = (line / lines) * field.scrollHeight - field.clientHeight / 2;
  }, [line]);
  const note = change && (
    <p className={styles.change}>
      Line {change.line}: <del>{cut(change.before) || 'nothing'}</del> →{' '}
      <ins>{cut(change.after) || 'nothing'}</ins>
    </p>
  );
  return (
    <Field label="Credential" problem={problem} note={note}>
      {(aria) => (
        <textarea
          ref={area}
          rows={11}
          value={value}
          readOnly={signed === undefined}
          placeholder="Issue the passport to see its credential: what the jacket is, who says so, and the proof."
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
          spellCheck={false}
          {...aria}
        />
      )}
    </Field>
  );
}
