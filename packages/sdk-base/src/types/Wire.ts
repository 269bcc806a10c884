/**
 * A type in its JSON form. Each `bigint` is a decimal string, each enumeration is the union of its values, and
 * everything else stays the same.
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
