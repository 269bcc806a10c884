/** What programs are told of a parameter. */
export interface ParameterRecord {
  name: string;
  type: string;
  optional: boolean;
  summary: string;
}

/** What programs are told of an error that a call throws. */
export interface ThrowsRecord {
  /** The enumeration member, such as `SdkErrorType.Timeout`, or the class where every type of it can occur. */
  error: string;
  /** The code, where the comment names a type: `sdk/timeout`. */
  code?: string;
  when: string;
  /** Whether the same call may succeed if it is made again. */
  retry: 'Yes' | 'No' | 'By type';
}

/** What programs are told of a symbol or of a member of one. */
export interface SymbolRecord {
  name: string;
  /** As page names have it for a symbol (`Class`, `TypeAlias`, …), as TypeScript has it for a member. */
  kind: string;
  /** Its page in the tree: `Class.Client`. */
  page: string;
  /** Where a member stands on the page. */
  anchor?: string;
  /** TypeScript, without comments: one for each overload. */
  signatures: string[];
  summary: string;
  remarks: string;
  /** For those who go beyond what an app needs, such as a transport of their own. */
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

/** What programs are told of an exported symbol. */
export interface ExportRecord extends SymbolRecord {
  /** What code imports it from: the package, or one of its other entries, such as `@nacre/sdk-base/server`. */
  entry: string;
}
