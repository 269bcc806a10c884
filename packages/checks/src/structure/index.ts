import fs from 'node:fs';
import path from 'node:path';
import { parseChangelog } from '../../../markdown/src/changelog/parseChangelog.ts';
import { changelogSources } from '../../../markdown/src/changelog/sources.ts';
import { readFrontMatter } from '../../../model/src/frontMatter.ts';
import { parsePage } from '../../../model/src/markdownParser.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { strayFileMessage } from '../leaks/strayFiles.ts';
import { checkCharacters, isBinary } from '../texts/decode.ts';
import { readText } from '../texts/readTexts.ts';
import { checkAdmonitions } from './admonitions.ts';
import { checkAnchors } from './anchors.ts';
import { checkCommands } from './commands.ts';
import { checkDataTable } from './dataTables.ts';
import { checkFences } from './fences.ts';
import { checkFrontMatter } from './frontMatter.ts';
import { checkGlossary } from './glossary.ts';
import { checkHeadings } from './headings.ts';
import { checkImages } from './images.ts';
import { checkImports } from './imports.ts';
import { checkLinkForm } from './links.ts';
import { checkLinkNames } from './linkNames.ts';
import { checkFileName } from './fileNames.ts';
import { checkMembers } from './members.ts';
import { checkPlainMarkup } from './plainMarkup.ts';
import { checkPolicies } from './policies.ts';
import { checkProps } from './props.ts';
import { checkRepetition } from './repetition.ts';
import { checkSectionKeywords } from './sectionKeywords.ts';
import type { LineProblem, Source } from './Source.ts';
import { checkStates } from './states.ts';
import { checkTableEnvironments, checkTabLanguages } from './tabLanguages.ts';
import { checkTableCells } from './tableCells.ts';
import { checkTabs } from './tabs.ts';
import { checkTerms } from './terms.ts';

/**
 * Checks of one text each, run on every checked `.md` and `.mdx` file. A check of pages alone begins with `isInPages(file)`.
 */
const TEXT_CHECKS: readonly ((source: Source) => LineProblem[])[] = [
  checkFrontMatter,
  checkChangelogForm,
  checkHeadings,
  checkAnchors,
  checkSectionKeywords,
  checkLinkForm,
  checkLinkNames,
  checkImages,
  checkPlainMarkup,
  checkProps,
  checkImports,
  checkMembers,
  checkFences,
  checkCommands,
  checkPolicies,
  checkAdmonitions,
  checkTabs,
  checkTabLanguages,
  checkStates,
  checkTableCells,
  checkTableEnvironments,
  checkTerms,
  checkRepetition,
];

/**
 * Checks the structure of files, regardless of their content: characters, names, front matter, headings, links, images,
 * code blocks and components of pages.
 *
 * @param files - the files to check, relative to the root
 */
export const checkStructure = (files: readonly string[], root = '.'): Problem[] => [
  ...files.flatMap((file) => checkFile(file, root)),
  ...checkGlossary(root),
];

function checkFile(file: string, root: string): Problem[] {
  // The check of leaks reports it.
  if (strayFileMessage(file, root) !== undefined) return [];
  const bytes = fs.readFileSync(path.join(root, file));
  const problems = [...checkFileName(file), ...checkSize(file, bytes.length)];
  const text = isBinary(file) ? undefined : readText(file, bytes);
  // Unreadable files are reported by `readTexts`, once for all checks.
  if (typeof text === 'string') problems.push(...checkCharacters(text), ...checkDataTable(file, text));
  if (typeof text === 'string' && /\.mdx?$/.test(file)) problems.push(...checkText(file, text, root));
  return problems.map((problem) => ({ file, ...problem }));
}

/** Checks the structure of one `.md` or `.mdx` text. */
export function checkText(file: string, written: string, root = '.'): LineProblem[] {
  const text = written.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const source = { file, root, text, tree: parsePage(file, text), ...readFrontMatter(text) };
  return TEXT_CHECKS.flatMap((check) => check(source));
}

/** Reports the first mistake in a changelog's form, with which no page and no feed can show it. */
function checkChangelogForm({ file, text }: Source): LineProblem[] {
  const source = changelogSources.find((each) => each.file === file);
  try {
    if (source) parseChangelog(text, source);
    return [];
  } catch (error) {
    const [, line, message = ''] = /:(\d+): (.*)$/s.exec((error as Error).message) ?? [];
    return [{ line: Number(line ?? 1), message }];
  }
}

/** The size limit of static files. Fonts and archives aren't among them, since the build creates them. */
const LARGEST = 500_000;
/** The size limit of images, which load with their page, even on phones. */
const LARGEST_PICTURE = 300_000;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Reports a file that is too large to be sent to readers. */
function checkSize(file: string, bytes: number): LineProblem[] {
  const isPicture = PICTURE.test(file);
  const limit = isPicture ? LARGEST_PICTURE : LARGEST;
  if (!file.startsWith('static/') || bytes <= limit) return [];
  const [size, allowed] = [bytes, limit].map((count) => `${Math.round(count / 1000)} KB`);
  const message = isPicture
    ? `the picture has ${size}, and the limit is ${allowed}. Reduce its size`
    : `the file has ${size}, and the limit is ${allowed}. Reduce its size`;
  return [{ line: 1, message }];
}
