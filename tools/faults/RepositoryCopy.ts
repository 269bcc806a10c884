import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linkAllPackages, packageFolders } from '../../tests/support/linkPackages.ts';
import type { TextEdit } from './Fault.ts';
import { applyEdits, type LineRange } from './applyEdits.ts';
import { reportableRange } from './reportableRange.ts';

/** Folders that no check reads, or that are linked instead of copied. */
const EXCLUDED = new Set(['.git', 'node_modules', 'build', '.docusaurus', 'packed']);

/** A copy of the repository for seeding faults. Its packages are hard links to the repository's own, if possible. */
export class RepositoryCopy {
  readonly root: string;
  readonly #from: string;
  readonly #written = new Set<string>();

  constructor(from: string) {
    this.#from = from;
    this.root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'faults-')));
    fs.cpSync(from, this.root, {
      recursive: true,
      mode: fs.constants.COPYFILE_FICLONE,
      filter: (file) => !EXCLUDED.has(path.basename(file)),
    });
    linkAllPackages(from, this.root);
    for (const folder of packageFolders(from)) {
      // The tools' caches aren't shared.
      for (const cache of ['.cache', '.vite', '.vite-temp', '.experimental-vitest-cache'])
        fs.rmSync(path.join(this.root, folder, 'node_modules', cache), { recursive: true, force: true });
    }
  }

  /** Applies edits, after undoing all previous ones. Returns the changed lines of each. */
  seed(edits: readonly { readonly edit: TextEdit; readonly id: string }[]): Map<TextEdit, LineRange> {
    this.restore();
    const ranges = new Map<TextEdit, LineRange>();
    for (const file of new Set(edits.map(({ edit }) => edit.file))) {
      const fileEdits = edits.filter(({ edit }) => edit.file === file);
      const result = applyEdits(fs.readFileSync(path.join(this.#from, file), 'utf8'), fileEdits);
      fs.writeFileSync(path.join(this.root, file), result.text);
      this.#written.add(file);
      for (const [edit, range] of result.ranges) ranges.set(edit, range);
    }
    return ranges;
  }

  /** Restores all edited files to the repository's versions. */
  restore(): void {
    for (const file of this.#written)
      fs.copyFileSync(path.join(this.#from, file), path.join(this.root, file));
    this.#written.clear();
  }

  /** Returns the line of a text that occurs exactly once in a file. */
  lineOf(file: string, text: string): number {
    const [before = '', ...rest] = fs.readFileSync(path.join(this.root, file), 'utf8').split(text);
    if (rest.length !== 1)
      throw new Error(
        `${file}: ${JSON.stringify(text)} occurs ${rest.length} times, not once. Correct the record`,
      );
    return before.split('\n').length;
  }

  /** Returns the lines that a message about a range may point to. */
  reportableRange = (range: LineRange): LineRange =>
    reportableRange(range, fs.readFileSync(path.join(this.root, range.file), 'utf8'));

  remove(): void {
    // A process that a check started may still write to its cache.
    fs.rmSync(this.root, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}
