import { type ComponentProps, type ReactNode, use } from 'react';
import { isObject, type Json, type JsonObject } from '../../../../model/src/openapi/document.ts';
import { initialValue, initialVariant } from './initialValue.ts';
import { FormContext } from './Control.tsx';
import styles from './styles.module.css';
import type { FieldSchema, Member } from './TryItOperation.ts';
import ValueField, { type FieldProps } from './ValueField.tsx';
import { flushSync } from 'react-dom';

interface Props {
  readonly label: string;
  readonly pointer: string;
  readonly isRequired?: boolean | undefined;
  readonly children: ReactNode;
}

/** A value with parts. The API's error message about the entire value is shown at the top. */
function Group({ label, pointer, isRequired, children }: Props): ReactNode {
  const { prefix, fieldErrors } = use(FormContext);
  const problem = fieldErrors.get(pointer);
  const id = prefix + pointer;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      data-field={pointer}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend>
        <code>{label}</code>
        {isRequired && <em className={styles.required}> required</em>}
      </legend>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** A field of the body. A field with parts is a group, and an omitted one has a button to add it. */
function BodyField(props: FieldProps): ReactNode {
  const { field, label, pointer, isRequired, value, onChange } = props;
  const id = use(FormContext).prefix + pointer;
  if (field.kind !== 'object' && field.kind !== 'list' && field.kind !== 'variants')
    return <ValueField {...props} />;
  if (value === undefined || value === null)
    return (
      <p>
        <SmallButton
          id={`${id}-add`}
          onClick={() => changeThenFocus(() => onChange(initialValue(field)), id)}
        >
          Add <code>{label}</code>
        </SmallButton>
      </p>
    );
  return (
    <Group label={label} pointer={pointer} isRequired={isRequired}>
      <NestedFields {...props} />
      {!isRequired && (
        <SmallButton onClick={() => changeThenFocus(() => onChange(undefined), `${id}-add`)}>
          Leave out <code>{label}</code>
        </SmallButton>
      )}
    </Group>
  );
}

/** The fields inside a value with parts, or the field of a value without. */
export default function NestedFields(props: FieldProps): ReactNode {
  const { field, label, pointer, value, onChange } = props;
  if (field.kind === 'list')
    return (
      <Entries
        {...{ label, pointer, onChange }}
        item={field.item}
        value={Array.isArray(value) ? value : []}
      />
    );
  const object = isObject(value) ? value : {};
  const parts = { pointer, value: object, onChange };
  if (field.kind === 'object') return <Members members={field.members} {...parts} />;
  if (field.kind !== 'variants') return <ValueField {...props} />;
  const { key, variants } = field;
  const chosen = variants.find(({ name }) => name === object[key]);
  return (
    <>
      <ValueField
        field={{ kind: 'choice', options: variants.map(({ name }) => name) }}
        label={key}
        pointer={`${pointer}/${key}`}
        isRequired
        value={object[key]}
        onChange={(name) => onChange(initialVariant(field, String(name)))}
      />
      <Members key={chosen?.name} members={chosen?.members ?? []} {...parts} />
    </>
  );
}

interface MembersProps {
  readonly members: readonly Member[];
  readonly pointer: string;
  readonly value: JsonObject;
  readonly onChange: (value: JsonObject) => void;
}

function Members({ members, pointer, value, onChange }: MembersProps): ReactNode {
  return members.map(({ name, field, required }) => (
    <BodyField
      key={name}
      field={field}
      label={name}
      pointer={`${pointer}/${name}`}
      isRequired={required}
      value={value[name]}
      onChange={(part) => {
        const { [name]: _, ...others } = value;
        // An existing member keeps its position.
        onChange(part === undefined ? others : { ...value, [name]: part });
      }}
    />
  ));
}

interface EntriesProps {
  readonly item: FieldSchema;
  readonly label: string;
  readonly pointer: string;
  readonly value: readonly Json[];
  readonly onChange: (value: Json[]) => void;
}

function Entries({ item, label, pointer, value, onChange }: EntriesProps): ReactNode {
  const more = `${use(FormContext).prefix}${pointer}-more`;
  return (
    <>
      {value.map((entry, index) => (
        <div key={index} className={styles.entry}>
          <BodyField
            field={item}
            label={`${label} ${index + 1}`}
            pointer={`${pointer}/${index}`}
            isRequired
            value={entry}
            onChange={(changed) => onChange(value.with(index, changed ?? null))}
          />
          <SmallButton onClick={() => changeThenFocus(() => onChange(value.toSpliced(index, 1)), more)}>
            Remove <code>{`${label} ${index + 1}`}</code>
          </SmallButton>
        </div>
      ))}
      <SmallButton id={more} onClick={() => onChange([...value, value.at(-1) ?? initialValue(item)])}>
        Add to <code>{label}</code>
      </SmallButton>
    </>
  );
}

const SmallButton = (props: ComponentProps<'button'>): ReactNode => (
  <button type="button" className={`clean-btn ${styles.small}`} {...props} />
);

/** Makes a change that removes the pressed button, and focuses the element with the given ID. */
function changeThenFocus(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
