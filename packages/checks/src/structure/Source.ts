import type { Root } from 'mdast';
import type { FrontMatter } from '../../../model/src/frontMatter.ts';

/** A problem, and its line. */
export interface LineProblem {
  line: number;
  message: string;
}

/** A parsed Markdown text, with the data that its checks need. */
export interface Source extends FrontMatter {
  file: string;
  /** The repository's folder, in which images and components are looked up. */
  root: string;
  text: string;
  tree: Root;
}
