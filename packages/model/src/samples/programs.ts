import type { Sample } from './extract.ts';
import { NEXT } from './fence.ts';

/** Blocks that form one program, as a reader who follows the page types it. */
export interface SampleProgram {
  /** File name inside the page's folder. A titled block keeps its title, so that blocks can import each other. */
  name: string;
  /** Folder of the page, so that pages don't see each other's files. */
  folder: string;
  blocks: Sample[];
  /** Set if packages that it imports aren't installed, and their names are unknown. */
  isForeign?: true;
}

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);

export const isCode = ({ language }: Pick<Sample, 'language'>) => LANGUAGES.has(language);

/** Matches titles that name a file, such as `src/App.tsx`. Others, such as "With React", are captions. */
export const FILE_TITLE = /^[\w./[\]()-]+\.(?:ts|tsx|js|jsx|mts|mjs)$/;

/**
 * Combines the blocks of each page into programs. A block with imports starts a program, and one without continues the
 * last. A block whose title is a path is a separate file, and one in a doc comment is always a whole program. Code of
 * an earlier release is left out.
 */
export function toPrograms(samples: readonly Sample[]): SampleProgram[] {
  const programs: SampleProgram[] = [];
  const open = new Map<string, SampleProgram>();
  for (const sample of samples.filter(
    (each) => isCode(each) && each.noCheck === undefined && (each.release ?? NEXT) === NEXT,
  )) {
    const folder = folderOf(sample.file);
    const isJsx = /x$/.test(sample.language);
    const addProgram = (name: string) => {
      const program = { name, folder, blocks: [sample] };
      programs.push(program);
      return program;
    };
    if (sample.title && FILE_TITLE.test(sample.title)) {
      const existing = programs.find((each) => each.folder === folder && each.name === sample.title);
      if (existing && !hasImport(sample)) existing.blocks.push(sample);
      else addProgram(existing ? `again-${programs.length}/${sample.title}` : sample.title);
      continue;
    }
    const current = open.get(sample.file);
    if (current && !sample.standalone && !hasImport(sample)) {
      current.blocks.push(sample);
      if (isJsx) current.name = current.name.replace(/\.ts$/, '.tsx');
      continue;
    }
    const program = addProgram(`sample-${programs.length}.${isJsx ? 'tsx' : 'ts'}`);
    if (!sample.standalone) open.set(sample.file, program);
  }
  return programs;
}

/** Returns the folder of a page's programs. */
export const folderOf = (file: string) => file.replace(/[^\w-]+/g, '_');

const hasImport = ({ code }: Sample) => /^import\s/m.test(code);

/** Returns the source of a program, and the page's line for each of its lines. */
export function programSource(blocks: Sample[]): { text: string; lines: number[] } {
  const text = blocks.flatMap(({ code }) => code.split('\n'));
  const lines = blocks.flatMap(({ code, line }) => code.split('\n').map((_, index) => line + index));
  // Makes the file a module even if the sample has neither import nor export, because top-level await needs one.
  text.push('export {};');
  lines.push(blocks.at(-1)?.line ?? 1);
  return { text: text.join('\n'), lines };
}
