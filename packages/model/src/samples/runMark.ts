/** What the page says that a block prints; `isPromised` in comments, which are no exact copy. */
export interface Expected {
  text: string;
  isPromised?: true;
}

/** A value of a block that a reader may change, as a field. */
export interface RunField {
  /** Its number among those of the program. */
  id: number;
  label: string;
  /** As the code has it: of a text, what is between its quotes. */
  value: string;
  kind: 'text' | 'number' | 'bigint';
}

/** What a page's markup says of a block that can be run in it. */
export interface RunMark {
  /** Name of the program's module. */
  program: string;
  /** Changes with that module. */
  version: string;
  /** Place in the program. */
  block: number;
  /** What the reader calls it: its place among those of the page. */
  number: number;
  fields: RunField[];
}
