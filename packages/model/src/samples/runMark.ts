/** The output of a block as shown on the page. `isPromised` marks output from comments, which isn't an exact copy. */
export interface Expected {
  text: string;
  isPromised?: true;
}

/** A field for a value of a block that a reader may change. */
export interface RunField {
  /** Its index among the program's fields. */
  id: number;
  label: string;
  /** The value in the code, without the quotes of a string. */
  value: string;
  kind: 'text' | 'number' | 'bigint';
}

/** The data in a page's markup about a block that can run on the page. */
export interface RunMark {
  /** Name of the program's module. */
  program: string;
  /** Hash of that module's code. */
  version: string;
  /** Index of the block in the program. */
  block: number;
  /** The number shown to readers: its position among the runnable blocks of the page. */
  number: number;
  fields: RunField[];
}
