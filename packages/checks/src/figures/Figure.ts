/** Where a figure is at home: a constant of a source, or a value of a manifest. */
export interface Home {
  readonly file: string;
  readonly name: string;
}

/** A number that code decides, and the words in which texts state it. */
export interface Figure {
  readonly home: Home;
  /** What is read there, as texts say it: times in milliseconds. */
  readonly value: (read: unknown) => number | string;
  /**
   * How texts state it, as patterns with `{time}`, such as "five minutes", `{count}`, such as "12" or "twelve",
   * `{product}`, such as "5 * 60" in code, `{version}` or `{word}`.
   */
  readonly says: readonly string[];
  /** The files that state it so. Others use the words for something else. */
  readonly files?: RegExp;
}
