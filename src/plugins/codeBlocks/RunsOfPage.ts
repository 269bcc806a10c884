import fs from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import { hasRuns } from '../../../facts/samples/browserPrograms.ts';
import { fencedBlocks } from '../../../facts/samples/extract.ts';
import { readFence } from '../../../facts/samples/fence.ts';
import { isCode } from '../../../facts/samples/programs.ts';
import type { RunMark } from '../../../facts/samples/runMark.ts';
import { runMarks } from '../../../facts/samples/runMarks.ts';

/** What the blocks of a page can be run by, while the page's tree is gone through in its order. */
export class RunsOfPage {
  readonly #marks: ReturnType<typeof runMarks>;
  #next = 0;

  /** @param file - absolute path of the page */
  constructor(file: string) {
    const name = path.relative(process.cwd(), file).replaceAll('\\', '/');
    this.#marks = hasRuns(name) ? runMarks(fencedBlocks(fs.readFileSync(file, 'utf8'), name)) : [];
  }

  /** What is known of the next block, if it is marked `run` and can be run in the page. */
  markOf({ lang, meta, value }: Code): RunMark | undefined {
    if (
      this.#marks.length === 0 ||
      !readFence(meta ?? '').run ||
      !isCode({ language: (lang ?? '').toLowerCase() })
    )
      return undefined;
    const { code, mark } = this.#marks[this.#next++] ?? {};
    if (code?.trim() !== value.trim())
      throw new Error(`the block that begins with "${value.slice(0, 40)}" is not where the samples have it`);
    return mark;
  }
}
