/** A parameter, as data for other programs. */
export interface ParameterRecord {
  name: string;
  type: string;
  optional: boolean;
  summary: string;
}

/** An error that a call throws, as data for other programs. */
export interface ThrowsRecord {
  /** The enumeration member, such as `SdkErrorType.Timeout`, or the class if all of its types can occur. */
  error: string;
  /** The code, if the comment names a type: `sdk/timeout`. */
  code?: string;
  when: string;
  /** Whether the same call may succeed when repeated. */
  retry: 'Yes' | 'No' | 'By type';
}

/** A symbol or a member of one, as data for other programs. */
export interface SymbolRecord {
  name: string;
  /** The kind in page names for a symbol (`Class`, `TypeAlias`, …), and TypeScript's kind for a member. */
  kind: string;
  /** Its page in the tree: `Class.Client`. */
  page: string;
  /** The anchor of a member on the page. */
  anchor?: string;
  /** TypeScript signatures without comments, one for each overload. */
  signatures: string[];
  summary: string;
  remarks: string;
  /** Whether it's for advanced uses that most apps don't need, such as a custom transport. */
  advanced: boolean;
  since: string;
  deprecated: string;
  defaultValue: string;
  parameters: ParameterRecord[];
  returns: string;
  throws: ThrowsRecord[];
  examples: string[];
  see: string[];
  members: SymbolRecord[];
}

/** An exported symbol, as data for other programs. */
export interface ExportRecord extends SymbolRecord {
  /** The specifier to import it from: the package, or one of its other entries, such as `@nacre/sdk-base/server`. */
  entry: string;
}
