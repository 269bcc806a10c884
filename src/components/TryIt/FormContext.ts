import { createContext } from 'react';

/** What the fields of one form have in common. */
interface Form {
  /** What the ids of its elements begin with; a field's pointer follows. */
  readonly prefix: string;
  /** What the API says is wrong with values, by the pointer of the field that shows it. */
  readonly complaints: ReadonlyMap<string, string>;
}

export const FormContext = createContext<Form>({ prefix: '', complaints: new Map() });
