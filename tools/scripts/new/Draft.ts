import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { lineAt } from '../../../packages/model/src/problem.ts';
import { formatFiles } from '../../../packages/checks/src/code/format.ts';

/** The reason why a command does nothing, as a message for its user. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** A transaction of changes to a repository's files. Nothing is written before `save`. */
export class Draft {
  /** The new text of each changed file, or nothing for a removed file. */
  readonly #texts = new Map<string, string | undefined>();
  /** Set if the links lead to a page of a reference that is generated later. */
  needsReference = false;

  constructor(readonly root: string) {}

  /** Returns the files changed so far. */
  files(): string[] {
    return [...this.#texts.keys()];
  }

  has(file: string): boolean {
    return this.#texts.has(file)
      ? this.#texts.get(file) !== undefined
      : fs.existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    const text = this.#texts.get(file);
    if (text !== undefined) return text;
    if (!this.has(file)) throw new UserError(`${file} is missing. Run this in a complete clone.`);
    return fs.readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    this.#texts.set(file, text);
  }

  remove(file: string): void {
    this.#texts.set(file, undefined);
  }

  /** Moves a file, with its text, to another path. */
  move(from: string, to: string): void {
    this.write(to, this.read(from));
    this.remove(from);
  }

  /** Returns `file:line` of a text's first occurrence in the changed file, a form that editors link. */
  locationOf(file: string, text: string): string {
    const source = this.read(file);
    return `${file}:${lineAt(source, Math.max(source.indexOf(text), 0))}`;
  }

  /** Writes and formats all changes, and returns the changed files. If a write fails, no file changes. */
  async save(): Promise<string[]> {
    const written = this.files().filter((file) => this.has(file));
    const before = [...this.#texts.keys()].map((file) => [file, this.#readOld(file)] as const);
    try {
      for (const [file, text] of this.#texts) this.#put(file, text);
      await formatFiles(
        written.filter((file) => /\.(?:ts|json)$/.test(file)),
        this.root,
      );
    } catch (error) {
      for (const [file, text] of before) this.#put(file, text);
      throw error;
    }
    // Tells git of new files, so that no commit can omit one. Outside of a repository, git refuses this.
    spawnSync('git', ['add', '--intent-to-add', ...written], { cwd: this.root, stdio: 'ignore' });
    return this.files().toSorted();
  }

  #readOld(file: string): string | undefined {
    const full = path.join(this.root, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
  }

  #put(file: string, text: string | undefined): void {
    const full = path.join(this.root, file);
    if (text === undefined) return fs.rmSync(full, { force: true });
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  }
}
