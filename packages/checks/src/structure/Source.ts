import type { Root } from 'mdast';
import type { FrontMatter } from '../../../model/src/frontMatter.ts';

export type { LineProblem } from '../../../model/src/problem.ts';

/** A parsed Markdown text, with the data that its checks need. */
export interface Source extends FrontMatter {
  file: string;
  /** The repository's folder, in which images and components are looked up. */
  root: string;
  text: string;
  tree: Root;
}
