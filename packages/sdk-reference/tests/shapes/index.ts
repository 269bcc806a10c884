/** Every shape of a public declaration that a reference has to show. */
export class Shapes<T> {
  /** The number of shapes. */
  static readonly size: number = 0;
  /** Creates one from <T>. */
  static of<T>(value: T): Shapes<T> {
    return new Shapes(value);
  }

  /** Creates one from a value. */
  constructor(value: T);
  /** Creates one from several {values}. */
  constructor(...values: [first: T, second?: T, ...others: T[]]);
  constructor(value: T) {
    this['with-dash'](value);
  }

  /** Reads the limit. */
  static get limit(): number {
    return 0;
  }
  /** Sets the limit. */
  static set limit(value: number) {
    void value;
  }

  /** A quoted name. */
  'with-dash'(value: T): T {
    return value;
  }
  /** A computed name. */
  *[Symbol.iterator](): Iterator<T> {}

  /** Finds one by a selector. */
  $(selector: string): T;
  $(selector: string, all: true): T[];
  $(selector: string): unknown {
    return selector;
  }

  /** Reads the width. */
  get width(): number {
    return 0;
  }
  /** Sets the width. */
  set width(value: number | string) {
    void value;
  }

  /** Narrows a value. */
  narrow: <U>(value: U, ...rest: readonly T[]) => value is U & T = (value): value is typeof value & T =>
    value !== undefined;
}

/** Options by name. */
export type Options = {
  /** A header. */
  'Content-Type'?: string;
  /** Makes a list. */
  make: new <U extends string>(...items: U[]) => U[];
  /** Anything else. */
  [name: string]: unknown;
};

/** Finds one <T> by its name. */
export function find<T>(name: string): T | undefined;
/** Finds several by a pattern. */
export function find<T>(pattern: RegExp, ...more: RegExp[]): T[];
export function find(): never {
  throw new Error('never called');
}

/** Names of colors. */
export const colors = {
  'dark-red': { code: '#800' },
  /** Mixes several. */
  mix: <const C extends readonly string[]>(...names: C): C => names,
  /** Lists all. */
  list(...names: string[]): string[] {
    return names;
  },
} as const;
