/** A text that occurs exactly once in a file, and its replacement. */
export interface TextEdit {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** The kinds of faults, with their labels. Each kind has a row on *How these docs are built*. */
export const kinds = {
  name: 'A name in a text that nothing has',
  link: 'A link, anchor, route or redirect into nothing, or to another thing than its text names',
  number: 'A number, time, limit or version in a text that is another than the code’s',
  claim: 'A claim in a text that isn’t so: what is supported, what fails, what is safe',
  sample: 'A sample that is wrong: member, field, import, method, credential, package',
  output: 'An output, or a value in a comment, that isn’t what the code prints',
  security: 'A check that is gone, or a secret where everyone can read it',
  arrangement: 'A tab, picture or term that is swapped, defined twice or named wrongly',
  comment: 'A doc comment that differs from its code: default, unit, error, version',
  description: 'An API description that contradicts itself or the SDKs',
  code: 'Code of an SDK or a table that is another than its texts say',
} as const;

export type Kind = keyof typeof kinds;

/** A deliberate mistake in a copy of the repository. */
export interface Fault extends TextEdit {
  readonly id: string;
  readonly kind: Kind;
  /** Further edits, for a fault that consists of several changes. */
  readonly also?: readonly TextEdit[];
  /** The expected position of the message, if not a changed line: a text that occurs once in this or another file. */
  readonly at?: { readonly file?: string; readonly text: string };
  /** The unit tests that detect it, if no other check does. */
  readonly tests?: readonly string[];
}

/** A correct change, which no check should report. */
export interface HarmlessChange {
  readonly id: string;
  readonly edits: readonly TextEdit[];
  /** The unit tests that it could break. */
  readonly tests?: readonly string[];
}

export interface Outcome {
  readonly fault: Fault;
  /** The check that reported it at the expected location. */
  readonly by?: string;
  /** The check's message. If the fault was missed, the messages about other locations. */
  readonly message: string;
}
