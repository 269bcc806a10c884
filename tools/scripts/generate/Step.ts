/** A command that checks or makes something, and all that it depends on. */
export interface Step {
  title: string;
  /** A program of this repository's packages, and what it is told. */
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** What has to have ended well before. */
  after?: readonly Step[];
  /** What it reads. */
  inputs: Inputs;
  /** Files and folders that it makes, and nobody else. */
  outputs?: readonly string[];
  /** It takes away itself what is old, once it has made what is new: meanwhile the dev server has one or the other. */
  clears?: true;
}

/** What a result depends on, besides the packages that are installed. Paths are from the root of the repository. */
export interface Inputs {
  /** Files, and folders with all that is in them. What is not there counts as well: it may come. */
  files: readonly string[];
  /** Files of a folder among them that do not count. */
  except?: readonly string[];
  /** Our own programs: with them count the files that they import. */
  programs?: readonly string[];
}
