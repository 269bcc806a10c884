import type { Root } from 'mdast';
import type { FrontMatter } from '../../../model/src/frontMatter.ts';

/** What is wrong, and the line that it is on. */
export interface Found {
  line: number;
  message: string;
}

/** A text in Markdown that can be read, with what its checks need of it. */
export interface Source extends FrontMatter {
  file: string;
  /** Folder of the repository: pictures and components are looked up below it. */
  root: string;
  text: string;
  tree: Root;
}
