import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Task } from './Task.ts';

/**
 * Stores a task's last output while the task runs, because most programs expect an empty folder, and some stop
 * half-way.
 * It is restored when the task fails, or by the next run if this one is killed.
 */
export class OutputBackup {
  readonly #root: string;
  readonly #folder: string;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = path.join(root, folder);
  }

  /** Moves the outputs of a task away, or copies them if the task clears them itself. */
  save(task: Task): void {
    for (const [file, backup] of this.#backupPaths(task)) {
      fs.mkdirSync(backup, { recursive: true });
      const output = path.join(backup, 'output');
      if (fs.existsSync(file) && task.clears) {
        // Copied atomically, as the rename below is atomic.
        fs.cpSync(file, `${output}.part`, { recursive: true });
        fs.renameSync(`${output}.part`, output);
      } else if (fs.existsSync(file)) fs.renameSync(file, output);
      // Marks that there was no output. A folder with neither is left from a run that stopped before it moved anything.
      else fs.writeFileSync(path.join(backup, 'none'), '');
    }
  }

  /** Deletes the stored outputs of a task that succeeded. */
  discard(task: Task): void {
    for (const [, backup] of this.#backupPaths(task)) fs.rmSync(backup, { recursive: true, force: true });
  }

  /** Restores the stored outputs over those of the task. Outputs that weren't stored stay untouched. */
  restore(task: Task): void {
    for (const [file, backup] of this.#backupPaths(task)) {
      if (!fs.existsSync(backup)) continue;
      const output = path.join(backup, 'output');
      const wasStored = fs.existsSync(output);
      if (wasStored || fs.existsSync(path.join(backup, 'none'))) {
        fs.rmSync(file, { recursive: true, force: true });
      }
      if (wasStored) {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.renameSync(output, file);
      }
      fs.rmSync(backup, { recursive: true });
    }
  }

  /** Returns each output and the folder that stores it. */
  #backupPaths = ({ outputs = [] }: Task): [file: string, kept: string][] =>
    outputs.map((name) => [
      path.join(this.#root, name),
      path.join(this.#folder, createHash('sha256').update(name).digest('hex').slice(0, 16)),
    ]);
}
