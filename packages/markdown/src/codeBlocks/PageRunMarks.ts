import fs from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import { readFence } from '../../../model/src/samples/fence.ts';
import { isCode } from '../../../model/src/samples/programs.ts';
import type { RunMark } from '../../../model/src/samples/runMark.ts';
import { runMarks } from '../../../model/src/samples/runMarks.ts';
import { blocksOfPage, isExecuted } from '../../../model/src/samples/runPages.ts';

/** Provides the run marks of a page's code blocks, while the page's tree is visited in order. */
export class PageRunMarks {
  readonly #file: string;
  readonly #marks: ReturnType<typeof runMarks>;
  #next = 0;

  /** @param file - absolute path of the page */
  constructor(file: string) {
    this.#file = path.relative(process.cwd(), file).replaceAll('\\', '/');
    this.#marks = runMarks(blocksOfPage(this.#file, () => fs.readFileSync(file, 'utf8')));
  }

  /** Returns the mark of the next block, if it is executed and can be run in the page. */
  nextMark({ lang, meta, value }: Code): RunMark | undefined {
    const fence = { ...readFence(meta ?? ''), language: (lang ?? '').toLowerCase() };
    if (this.#marks.length === 0 || !isExecuted(this.#file, fence) || !isCode(fence)) return undefined;
    const { code, mark } = this.#marks[this.#next++] ?? {};
    if (code?.trim() !== value.trim())
      throw new Error(
        `the code block that begins with "${value.slice(0, 40)}" is not the next sample of the page's file. Let only plugins after remarkCode change code blocks.`,
      );
    return mark;
  }
}
