import { type ReactNode, useState } from 'react';
import type { Json } from '../../../../model/src/openapi/document.ts';
import Control from './Control.tsx';
import { asNumber } from './requestOf.ts';
import styles from './styles.module.css';
import type { FieldSchema } from './TryItOperation.ts';

export interface FieldProps {
  readonly field: FieldSchema;
  readonly label: string;
  /** Pointer to the value in the body, or the name of a parameter. */
  readonly pointer: string;
  readonly isRequired?: boolean | undefined;
  readonly value: Json | undefined;
  /** Omits the member if called with undefined. */
  readonly onChange: (value: Json | undefined) => void;
}

/** A field for one value. An empty optional value is omitted. */
export default function ValueField(props: FieldProps): ReactNode {
  const { kind } = props.field;
  if (kind === 'choice' || kind === 'boolean' || kind === 'fixed') return <ChoiceField {...props} />;
  return kind === 'json' ? <JsonField {...props} /> : <TextField {...props} />;
}

const textOf = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

function TextField({ field, label, pointer, isRequired, value, onChange }: FieldProps): ReactNode {
  const isNumber = field.kind === 'number';
  // Keeps the typed text, as `1.` may become `1.5`.
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && valueOf(typed) === value ? typed : textOf(value);
  function valueOf(text: string): Json | undefined {
    if (text === '' && !isRequired) return undefined;
    return isNumber ? asNumber(text) : text;
  }
  const change = (text: string) => {
    setTyped(text);
    onChange(valueOf(text));
  };
  const control = (
    <Control label={label} pointer={pointer} isRequired={isRequired} hint={field.hint}>
      {(control) =>
        field.kind === 'text' && field.long ? (
          <textarea {...control} rows={3} value={shown} onChange={({ target }) => change(target.value)} />
        ) : (
          <input
            {...control}
            value={shown}
            placeholder={value === null ? 'null' : isRequired ? undefined : 'not sent'}
            inputMode={isNumber ? 'decimal' : undefined}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </Control>
  );
  if (!field.nullable) return control;
  return (
    <div>
      {control}
      <label className={styles.null}>
        <input
          type="checkbox"
          checked={value === null}
          onChange={({ target }) => {
            setTyped(undefined);
            onChange(target.checked ? null : undefined);
          }}
        />
        <span>
          send <code>null</code>
          <span className="visually-hidden"> as {label}</span>
        </span>
      </label>
    </div>
  );
}

const LEFT_OUT = -1;

function ChoiceField({ field, label, pointer, isRequired, value, onChange }: FieldProps): ReactNode {
  const choices: readonly Json[] =
    field.kind === 'choice' ? field.options : field.kind === 'fixed' ? [field.value] : [true, false];
  const options = field.nullable && !choices.includes(null) ? [...choices, null] : choices;
  return (
    <Control label={label} pointer={pointer} isRequired={isRequired} hint={field.hint}>
      {(control) => (
        <select
          {...control}
          value={value === undefined || value === '' ? LEFT_OUT : options.indexOf(value)}
          onChange={({ target }) => onChange(options[Number(target.value)])}
        >
          {!isRequired && <option value={LEFT_OUT}>not sent</option>}
          {options.map((option, index) => (
            <option key={index} value={index}>
              {String(option)}
            </option>
          ))}
        </select>
      )}
    </Control>
  );
}

function JsonField({ field, label, pointer, isRequired, value, onChange }: FieldProps): ReactNode {
  const [typed, setTyped] = useState<{ text: string; value: Json | undefined; isRead: boolean }>();
  // If the value differs from the typed one, such as after an entry was removed, its own text is shown.
  // An emptied list entry is null.
  const current = typed && (typed.value ?? null) === (value ?? null) ? typed : undefined;
  const text = current?.text ?? (value === undefined ? '' : JSON.stringify(value, null, 2));
  const change = (next: string) => {
    try {
      const read = next.trim() === '' ? undefined : (JSON.parse(next) as Json);
      setTyped({ text: next, value: read, isRead: true });
      onChange(read);
    } catch {
      setTyped({ text: next, value, isRead: false });
    }
  };
  return (
    <Control
      label={label}
      pointer={pointer}
      isRequired={isRequired}
      hint={field.hint ?? 'JSON'}
      problem={current?.isRead === false ? 'This isn’t JSON. The value before it is sent.' : undefined}
    >
      {(control) => (
        <textarea {...control} rows={5} value={text} onChange={({ target }) => change(target.value)} />
      )}
    </Control>
  );
}
