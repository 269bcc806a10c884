import fs from 'node:fs';
import { syntaxProblem } from '../../facts/markdownParser.ts';
import type { Problem } from '../../facts/problem.ts';

/** What files say, and why some of them cannot be parsed. */
export interface Texts {
  /** The text of every file that can be parsed. */
  texts: Map<string, string>;
  unreadable: Problem[];
}

/** Reads files that checks are going to parse: one that cannot be is a problem of its own, and no check's. */
export function readTexts(files: readonly string[]): Texts {
  const texts = new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));
  const unreadable = [...texts].flatMap(([file, text]) => syntaxProblem(file, text) ?? []);
  for (const { file } of unreadable) texts.delete(file);
  return { texts, unreadable };
}
