/** The source of a figure, which is a constant in code or a value in a manifest. */
export interface ValueSource {
  readonly file: string;
  readonly name: string;
}

/** A number that code defines, and the phrases in which texts state it. */
export interface StatedNumber {
  readonly source: ValueSource;
  /** Converts the value in the code to the one in texts. Times are in milliseconds. */
  readonly value: (read: unknown) => number | string;
  /**
   * The phrases of texts, as patterns with `{time}`, such as "five minutes", `{count}`, such as "12" or "twelve",
   * `{product}`, such as "5 * 60" in code, `{version}`, `{list}` or `{word}`.
   */
  readonly phrases: readonly string[];
  /** The files in which the phrases state this figure. In others, they mean something else. */
  readonly files?: RegExp;
}
