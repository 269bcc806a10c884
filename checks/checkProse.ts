/**
 * Checks how the site is written: spelling, Markdown, house words and headings. With arguments, checks those files instead.
 * Every message starts with `file:line` and says what to write instead.
 */
import fs from 'node:fs';
import { proseFiles } from './prose/files.ts';
import { checkHeadings } from './prose/headings.ts';
import { checkHouseWords } from './prose/houseWords.ts';
import { checkMarkdown } from './prose/markdown.ts';
import { checkSpelling } from './prose/spelling.ts';

const named = process.argv.slice(2);
const files = named.length > 0 ? named : proseFiles();
const problems = [
  ...checkSpelling(files),
  ...checkMarkdown(files),
  ...files.flatMap((file) => {
    const source = fs.readFileSync(file, 'utf8');
    return [...checkHouseWords(file, source), ...checkHeadings(file, source)];
  }),
].toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
console.log(`prose: ${files.length} files read, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
