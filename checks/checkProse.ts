/**
 * Checks how the site is written: spelling, Markdown, house words, headings, and that no text adds what runs or loads. With arguments, checks those files instead.
 * Every message starts with `file:line` and says what to write instead.
 */
import fs from 'node:fs';
import { syntaxProblem } from '../facts/markdownParser.ts';
import { problemLine } from '../facts/problem.ts';
import { checkActive } from './prose/active/index.ts';
import { proseFiles } from './prose/files.ts';
import { checkHeadings } from './prose/headings.ts';
import { checkHouseWords } from './prose/houseWords.ts';
import { checkMarkdown } from './prose/markdown.ts';
import { checkSpelling } from './prose/spelling.ts';

const named = process.argv.slice(2);
const files = named.length > 0 ? named : proseFiles();
const sources = new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));
const unreadable = [...sources].flatMap(([file, source]) => syntaxProblem(file, source) ?? []);
for (const { file } of unreadable) sources.delete(file);
const readable = [...sources.keys()];
const problems = [
  ...unreadable,
  ...checkSpelling(readable),
  ...checkMarkdown(readable),
  ...[...sources].flatMap(([file, source]) => [
    ...checkHouseWords(file, source),
    ...checkHeadings(file, source),
    ...checkActive(file, source),
  ]),
].toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

for (const problem of problems) console.error(problemLine(problem));
console.log(`prose: ${files.length} files read, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
