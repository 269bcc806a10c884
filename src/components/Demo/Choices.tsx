import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface Props<Name extends string> {
  readonly legend: string;
  /** The label of each option. */
  readonly options: Readonly<Record<Name, string>>;
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

/** A group of radio buttons. */
export default function Choices<Name extends string>({
  legend,
  options,
  value,
  onChange,
}: Props<Name>): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{legend}</legend>
      {(Object.keys(options) as Name[]).map((name) => (
        <label key={name}>
          <input type="radio" name={group} checked={name === value} onChange={() => onChange(name)} />
          <span>{options[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
