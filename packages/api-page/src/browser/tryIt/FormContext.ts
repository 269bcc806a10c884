import { createContext } from 'react';

/** State shared by the fields of a form. */
interface Form {
  /** Prefix of the IDs of the form's elements, followed by the field's pointer. */
  readonly prefix: string;
  /** The API's error messages, by the pointer of the field that shows them. */
  readonly fieldErrors: ReadonlyMap<string, string>;
}

export const FormContext = createContext<Form>({ prefix: '', fieldErrors: new Map() });
