import fs from 'node:fs';
import { writtenPage } from '../../../model/src/files.ts';
import { syntaxProblem } from '../../../model/src/markdownParser.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { decode } from './decode.ts';

/** What files say, and why some of them cannot be parsed. */
export interface Texts {
  /** The text of every file that can be parsed. */
  texts: Map<string, string>;
  unreadable: Problem[];
}

/** The longest page has 30 KB, and the site sends each page whole. */
const LARGEST_PAGE = 100_000;

/** Reads files that checks are going to parse: one that cannot be is a problem of its own, and no check's. */
export function readTexts(files: readonly string[]): Texts {
  const texts = new Map<string, string>();
  const unreadable: Problem[] = [];
  for (const file of files) {
    const text = readText(file, fs.readFileSync(file));
    if (typeof text === 'string') texts.set(file, text);
    else unreadable.push(text);
  }
  return { texts, unreadable };
}

/** The text of a file that can be parsed, or why it can't be. */
export function readText(file: string, bytes: Uint8Array): string | Problem {
  if (writtenPage.test(file) && bytes.length > LARGEST_PAGE) {
    const [size, most] = [bytes.length, LARGEST_PAGE].map((count) => Math.round(count / 1000));
    return {
      file,
      line: 1,
      message: `the page has ${size} KB, and may have ${most} KB. Divide it into pages, and move data into src/data`,
    };
  }
  const text = decode(bytes);
  return typeof text === 'string' ? (syntaxProblem(file, text) ?? text) : { file, ...text };
}
