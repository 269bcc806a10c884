/**
 * Checks spelling, Markdown, house words and headings, and that no text adds active content that runs or loads. Also
 * checks the structure of files, front matter, links, code blocks and sidebars. With arguments, checks those files
 * instead. Every message starts with `file:line` and suggests a replacement.
 */
import { byLocation, problemLine } from '../../model/src/problem.ts';
import { proseFiles } from './prose/files.ts';
import { checkProse } from './prose/index.ts';
import { structureFiles } from './structure/files.ts';
import { checkStructure } from './structure/index.ts';
import { readTexts } from './texts/readTexts.ts';

const requestedFiles = process.argv.slice(2);

async function main(): Promise<void> {
  const files = requestedFiles.length > 0 ? requestedFiles : proseFiles();
  const { texts, unreadable } = readTexts(files);
  const structure = checkStructure(requestedFiles.length > 0 ? requestedFiles : structureFiles());
  const problems = [...unreadable, ...structure, ...(await checkProse(texts))].toSorted(byLocation);
  for (const problem of problems) console.error(problemLine(problem));
  console.log(`prose: ${files.length} files read, ${problems.length} problems`);
  process.exit(problems.length > 0 ? 1 : 0);
}

void main();
