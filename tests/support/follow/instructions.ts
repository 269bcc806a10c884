import { site } from '../../../src/config/site.ts';
import { fencedBlocks, type Sample } from '../../../packages/model/src/samples/extract.ts';

/** A step that a page tells its reader to take, with its line. */
export type Instruction =
  | { kind: 'commands'; line: number; commands: string[]; shown?: Shown }
  | { kind: 'file'; line: number; path: string; code: string; replaces: boolean }
  | { kind: 'change'; line: number; path: string; diff: string }
  | { kind: 'program'; line: number; path: string; code: string; isNew: boolean; run: string; shown?: Shown };

/** The output that a page shows, with its line. */
export interface Shown {
  line: number;
  text: string;
}

/** A step that a reader who follows the page cannot take, or whose result differs from the page's. */
export class FollowProblem extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'FollowProblem';
  }
}

const FILE_TITLE = /^[\w./+-]+\.\w+$/;
/** Matches the title of a part of a program, such as `wallet.mjs, a new file` and then `wallet.mjs, at the end`. */
const PART_TITLE = /^(?<path>[\w./-]+\.\w+), (?<place>a new file|at the end)$/;
const SHELL = new Set(['bash', 'sh', 'shell']);
const CODE = new Set(['ts', 'tsx', 'js', 'jsx', 'html', 'css', 'json']);

/** Matches the label of an install tab, which precedes the tab's only block in a page's Markdown. */
const MANAGER = /^\*\*(npm|pnpm|Yarn|Bun)\*\*$/;

/** Whether the block after a line is for a package manager that this reader does not use. */
function isOfAnother(manager: string, lines: readonly string[], fence: number): boolean {
  const before = lines.slice(0, fence).findLast((line) => line.trim() !== '') ?? '';
  const label = MANAGER.exec(before)?.[1];
  return label !== undefined && label !== manager;
}

/** Blanks out all but one level-2 section of a page, so that its lines keep their numbers. */
function onlySection(text: string, heading: string, file: string): string {
  const lines = text.split('\n');
  const start = lines.indexOf(`## ${heading}`);
  if (start < 0) throw new FollowProblem(file, 1, `has no section "${heading}"`);
  const next = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const end = next < 0 ? lines.length : next;
  return lines.map((line, index) => (index >= start && index < end ? line : '')).join('\n');
}

/**
 * Reads the instructions in a section of a page's Markdown: commands, files, and programs that grow from step to step.
 * A code block that does not state where it belongs is a problem, as it is for the reader.
 */
export function readInstructions(
  text: string,
  file: string,
  heading: string,
  manager = 'npm',
): Instruction[] {
  const section = onlySection(text, heading, file);
  const lines = section.split('\n');
  const blocks = fencedBlocks(section, file);
  const commandOf = new Map<string, string>();
  return blocks.flatMap((block, index): Instruction[] => {
    const { language, title = '', code, line } = block;
    if (isOfAnother(manager, lines, line - 2)) return [];
    const shown = outputAfter(blocks[index + 1]);
    if (SHELL.has(language)) {
      const commands = code.split('\n').filter((command) => command.trim() !== '');
      return [{ kind: 'commands', line, commands, ...shown }];
    }
    if (language === 'diff') return [{ kind: 'change', line, path: title, diff: code }];
    if (!CODE.has(language) && !FILE_TITLE.test(title)) return [];
    const before = proseBefore(lines, line - 2);
    if (FILE_TITLE.test(title))
      return [{ kind: 'file', line, path: title, code, replaces: before.includes(`Replace \`${title}\``) }];
    const { path, place: position } = PART_TITLE.exec(title)?.groups ?? {};
    if (!path) throw new FollowProblem(file, line, 'does not say into which file this code goes');
    const command = /run it with `([^`]+)`/.exec(before)?.[1];
    if (command) commandOf.set(path, command);
    const run = commandOf.get(path);
    if (!run) throw new FollowProblem(file, line, `does not say how to run ${path}`);
    return [{ kind: 'program', line, path, code, isNew: position === 'a new file', run, ...shown }];
  });
}

function outputAfter(next: Sample | undefined): { shown?: Shown } {
  if (next?.language !== 'text' || !/^(?:Output|In the terminal)$/.test(next.title ?? '')) return {};
  return { shown: { line: next.line, text: next.code } };
}

/** Returns the paragraph before a block, as one line. */
function proseBefore(lines: string[], fence: number): string {
  const prose: string[] = [];
  for (let index = fence - 1; index >= 0; index -= 1) {
    const line = lines[index]?.trim() ?? '';
    if (line === '' ? prose.length > 0 : /^(?:```|#|<)/.test(line)) break;
    if (line) prose.unshift(line);
  }
  return prose.join(' ');
}

/** Returns a route's Markdown from a server of the build. Only the address of the build is replaced with the server's. */
export async function servedPage(address: string, route: string): Promise<string> {
  const answer = await fetch(`${address}${route}.md`);
  if (!answer.ok) throw new Error(`${route}.md: ${answer.status}`);
  const built = [site.url + site.baseUrl, `${site.links.docs}/`];
  return built.reduce((text, root) => text.replaceAll(root, `${address}/`), await answer.text());
}
