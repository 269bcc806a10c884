import fs from 'node:fs';
import { writtenPage } from '../../../model/src/files.ts';
import { syntaxProblem } from '../../../model/src/markdownParser.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { decode } from './decode.ts';

/** The texts of files, and the problems of files that can't be parsed. */
export interface Texts {
  /** The text of every file that can be parsed. */
  texts: Map<string, string>;
  unreadable: Problem[];
}

/** The size limit of a page. The longest page has 30 KB, and the site sends each page as a whole. */
const LARGEST_PAGE = 100_000;

/** Reads files that checks parse. A file that can't be parsed is reported here, and not by the checks. */
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

/** Returns the text of a file, or a problem if it can't be parsed. */
export function readText(file: string, bytes: Uint8Array): string | Problem {
  const text = decodeText(file, bytes);
  return typeof text === 'string' ? (syntaxProblem(file, text) ?? text) : text;
}

/** Returns the text of a file, or a problem if it's too large or isn't UTF-8. */
export function decodeText(file: string, bytes: Uint8Array): string | Problem {
  if (writtenPage.test(file) && bytes.length > LARGEST_PAGE) {
    const [size, allowed] = [bytes.length, LARGEST_PAGE].map((count) => Math.round(count / 1000));
    return {
      file,
      line: 1,
      message: `the page has ${size} KB, and the limit is ${allowed} KB. Split it into several pages, and move data into src/data`,
    };
  }
  const text = decode(bytes);
  return typeof text === 'string' ? text : { file, ...text };
}
