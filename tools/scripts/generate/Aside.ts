import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Step } from './Step.ts';

/**
 * Keeps what a step made last while the step runs: most programs want an empty place, and some end half-way. It's put
 * back when the step fails, and by the next run when this one is killed.
 */
export class Aside {
  readonly #root: string;
  readonly #folder: string;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = path.join(root, folder);
  }

  /** Takes the outputs of a step out of its way, or copies of them if the step makes way itself. */
  put(step: Step): void {
    for (const [file, kept] of this.#places(step)) {
      fs.mkdirSync(kept, { recursive: true });
      const output = path.join(kept, 'output');
      if (fs.existsSync(file) && step.clears) {
        // Whole or not at all, as the other way is.
        fs.cpSync(file, `${output}.part`, { recursive: true });
        fs.renameSync(`${output}.part`, output);
      } else if (fs.existsSync(file)) fs.renameSync(file, output);
      // Said, since a folder that holds neither is of a run that ended before it moved anything.
      else fs.writeFileSync(path.join(kept, 'none'), '');
    }
  }

  /** Forgets them: the step ended well. */
  drop(step: Step): void {
    for (const [, kept] of this.#places(step)) fs.rmSync(kept, { recursive: true, force: true });
  }

  /** Puts them back in the place of what the step made. What isn't aside stays as it is. */
  restore(step: Step): void {
    for (const [file, kept] of this.#places(step)) {
      if (!fs.existsSync(kept)) continue;
      const output = path.join(kept, 'output');
      const wasThere = fs.existsSync(output);
      if (wasThere || fs.existsSync(path.join(kept, 'none'))) {
        fs.rmSync(file, { recursive: true, force: true });
      }
      if (wasThere) {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.renameSync(output, file);
      }
      fs.rmSync(kept, { recursive: true });
    }
  }

  /** Each output and its folder here. */
  #places = ({ outputs = [] }: Step): [file: string, kept: string][] =>
    outputs.map((name) => [
      path.join(this.#root, name),
      path.join(this.#folder, createHash('sha256').update(name).digest('hex').slice(0, 16)),
    ]);
}
