import { fencedBlocks, type Sample } from '../../../facts/samples/extract.ts';

/** What a page tells its reader to do, in the order of the page, with the line that says so. */
export type Instruction =
  | { kind: 'commands'; line: number; commands: string[]; shown?: Shown }
  | { kind: 'file'; line: number; path: string; code: string; replaces: boolean }
  | { kind: 'program'; line: number; path: string; code: string; isNew: boolean; run: string; shown?: Shown };

/** The output that a page shows, and where. */
export interface Shown {
  line: number;
  text: string;
}

/** Something that a reader who does what the page says cannot do, or does not see. */
export class FollowProblem extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'FollowProblem';
  }
}

const FILE_TITLE = /^[\w./-]+\.\w+$/;
/** The caption of a part of a program: `wallet.mjs, a new file`, then `wallet.mjs, at the end`. */
const PART_TITLE = /^(?<path>[\w./-]+\.\w+), (?<place>a new file|at the end)$/;
const SHELL = new Set(['bash', 'sh', 'shell']);
const CODE = new Set(['ts', 'tsx', 'js', 'jsx', 'html', 'css', 'json']);

/** Lines of a tab that the reader does not open, as `true`. */
function otherTabs(lines: string[], tab: string): boolean[] {
  let open: string | undefined;
  return lines.map((line) => {
    open = /<TabItem value="([^"]+)"/.exec(line)?.[1] ?? open;
    const hidden = open !== undefined && open !== tab;
    if (line.includes('</TabItem>')) open = undefined;
    return hidden;
  });
}

/** The page with all but one section of level 2 emptied, so that lines keep their numbers. */
function onlySection(text: string, heading: string, file: string): string {
  const lines = text.split('\n');
  const start = lines.indexOf(`## ${heading}`);
  if (start < 0) throw new FollowProblem(file, 1, `has no section "${heading}"`);
  const next = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const end = next < 0 ? lines.length : next;
  return lines.map((line, index) => (index >= start && index < end ? line : '')).join('\n');
}

/**
 * Reads a section of a page as its reader does: commands, files, and programs that grow from step to step. A block of
 * code that does not say where it belongs is a problem, as it is for the reader.
 */
export function readInstructions(text: string, file: string, heading: string, tab = 'npm'): Instruction[] {
  const section = onlySection(text, heading, file);
  const lines = section.split('\n');
  const hidden = otherTabs(lines, tab);
  const blocks = fencedBlocks(section, file);
  const commandOf = new Map<string, string>();
  return blocks.flatMap((block, index): Instruction[] => {
    const { language, title = '', code, line } = block;
    if (hidden[line - 1]) return [];
    const shown = outputAfter(blocks[index + 1]);
    if (SHELL.has(language)) {
      const commands = code.split('\n').filter((command) => command.trim() !== '');
      return [{ kind: 'commands', line, commands, ...shown }];
    }
    if (!CODE.has(language)) return [];
    const before = proseBefore(lines, line - 2);
    if (FILE_TITLE.test(title))
      return [{ kind: 'file', line, path: title, code, replaces: before.includes(`Replace \`${title}\``) }];
    const { path, place } = PART_TITLE.exec(title)?.groups ?? {};
    if (!path) throw new FollowProblem(file, line, 'does not say into which file this code goes');
    const told = /run it with `([^`]+)`/.exec(before)?.[1];
    if (told) commandOf.set(path, told);
    const run = commandOf.get(path);
    if (!run) throw new FollowProblem(file, line, `does not say how to run ${path}`);
    return [{ kind: 'program', line, path, code, isNew: place === 'a new file', run, ...shown }];
  });
}

function outputAfter(next: Sample | undefined): { shown?: Shown } {
  if (next?.language !== 'text' || next.title !== 'Output') return {};
  return { shown: { line: next.line, text: next.code } };
}

/** The paragraph that leads to a block, as one line. */
function proseBefore(lines: string[], fence: number): string {
  const prose: string[] = [];
  for (let index = fence - 1; index >= 0; index -= 1) {
    const line = lines[index]?.trim() ?? '';
    if (line === '' ? prose.length > 0 : /^(?:```|#|<)/.test(line)) break;
    if (line) prose.unshift(line);
  }
  return prose.join(' ');
}
