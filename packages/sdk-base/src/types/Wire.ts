/**
 * A type as it travels in JSON: each `bigint` is a decimal string, each enumeration the texts of its members, and
 * everything else stays.
 *
 * @typeParam T - a type of the SDK
 * @internal
 */
export type Wire<T> = T extends bigint
  ? string
  : T extends string
    ? `${T}`
    : T extends readonly (infer Entry)[]
      ? Wire<Entry>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;
