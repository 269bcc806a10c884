/** A command that checks or generates files, with all its dependencies. */
export interface GenerateStep {
  title: string;
  /** A program of an installed package, and its arguments. */
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Steps that have to succeed first. */
  after?: readonly GenerateStep[];
  /** The files that the command reads. */
  inputs: Inputs;
  /** Files and folders that only this step writes. */
  outputs?: readonly string[];
  /**
   * Set if the command removes old files itself after it has written new ones, so that the dev server always has one.
   */
  clears?: true;
}

/** The inputs of a result, besides the installed packages. Paths are relative to the root of the repository. */
export interface Inputs {
  /** Files, and folders with all their contents. Missing files count too, since they may be added later. */
  files: readonly string[];
  /** Files in those folders that don't count. */
  except?: readonly string[];
  /** Our own programs, which count together with the files that they import. */
  programs?: readonly string[];
}
