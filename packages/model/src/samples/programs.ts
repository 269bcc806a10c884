import type { Sample } from './extract.ts';
import { NEXT } from './fence.ts';

/** Blocks that read as one program, as a reader who follows the page types it. */
export interface Program {
  /** Name inside the page's folder; a titled block keeps its own, so that blocks can import each other. */
  name: string;
  /** Folder of the page, so that pages do not see each other's files. */
  folder: string;
  blocks: Sample[];
}

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);

export const isCode = ({ language }: Pick<Sample, 'language'>) => LANGUAGES.has(language);

/** Titles such as `src/App.tsx` name a file; others, such as "With React", are captions. */
export const FILE_TITLE = /^[\w./[\]()-]+\.(?:ts|tsx|js|jsx|mts|mjs)$/;

/**
 * Puts the blocks of each page together: a block with imports begins a program, one without goes on with the last,
 * one whose title is a path is a file of its own, and one in a doc comment is always whole. Code of an earlier release
 * isn't among them.
 */
export function toPrograms(samples: readonly Sample[]): Program[] {
  const programs: Program[] = [];
  const open = new Map<string, Program>();
  for (const sample of samples.filter(
    (each) => isCode(each) && each.noCheck === undefined && (each.release ?? NEXT) === NEXT,
  )) {
    const folder = sample.file.replace(/[^\w-]+/g, '_');
    const isJsx = /x$/.test(sample.language);
    const begin = (name: string) => {
      const program = { name, folder, blocks: [sample] };
      programs.push(program);
      return program;
    };
    if (sample.title && FILE_TITLE.test(sample.title)) {
      const same = programs.find((each) => each.folder === folder && each.name === sample.title);
      if (same && !hasImport(sample)) same.blocks.push(sample);
      else begin(same ? `again-${programs.length}/${sample.title}` : sample.title);
      continue;
    }
    const current = open.get(sample.file);
    if (current && !sample.standalone && !hasImport(sample)) {
      current.blocks.push(sample);
      if (isJsx) current.name = current.name.replace(/\.ts$/, '.tsx');
      continue;
    }
    const program = begin(`sample-${programs.length}.${isJsx ? 'tsx' : 'ts'}`);
    if (!sample.standalone) open.set(sample.file, program);
  }
  return programs;
}

const hasImport = ({ code }: Sample) => /^import\s/m.test(code);

/** The source of a program, and for each of its lines the line of the page it came from. */
export function sourceOf(blocks: Sample[]): { text: string; lines: number[] } {
  const text: string[] = [];
  const lines: number[] = [];
  for (const { code, line } of blocks) {
    code.split('\n').forEach((source, index) => {
      text.push(source);
      lines.push(line + index);
    });
  }
  // A module, even where the sample has neither import nor export: top-level await needs one.
  text.push('export {};');
  lines.push(blocks.at(-1)?.line ?? 1);
  return { text: text.join('\n'), lines };
}
