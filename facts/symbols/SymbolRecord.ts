/** What programs are told of a parameter. */
export interface ParameterRecord {
  name: string;
  type: string;
  optional: boolean;
  summary: string;
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
  since: string;
  deprecated: string;
  defaultValue: string;
  parameters: ParameterRecord[];
  returns: string;
  throws: string[];
  examples: string[];
  see: string[];
  members: SymbolRecord[];
}
