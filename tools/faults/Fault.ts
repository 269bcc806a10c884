/** Some text of a file, which is there once, and what takes its place. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** What is changed, by kind. Each kind has a row on *How these docs are built*. */
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

/** The checks that a fault is shown to. */
export type CheckName =
  | 'syntax'
  | 'structure'
  | 'prose'
  | 'links'
  | 'symbols'
  | 'samples'
  | 'types'
  | 'comments'
  | 'lint'
  | 'history'
  | 'reference'
  | 'description'
  | 'unit tests';

/** Something wrong, put into the repository. */
export interface Fault extends Edit {
  readonly id: string;
  readonly kind: Kind;
  /** The check that should refuse it. */
  readonly check: CheckName;
  /** What is changed besides, for a fault that takes two places. */
  readonly also?: readonly Edit[];
  /** Where the message should point, if not at a changed line: a text that is there once, of this file or another. */
  readonly at?: { readonly file?: string; readonly text: string };
  /** The unit tests that see it, if no other check does. */
  readonly tests?: readonly string[];
}

/** A change that leaves everything true. */
export interface Harmless {
  readonly id: string;
  readonly edits: readonly Edit[];
  /** The unit tests that it could break. */
  readonly tests?: readonly string[];
}
