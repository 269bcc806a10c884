import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesAt, fingerprint, hashOf } from './fingerprint.ts';
import type { Step } from './Step.ts';

interface Record {
  /** What the outputs were made from. */
  fingerprint: string;
  /** Every file of them, with the hash of its bytes. */
  outputs: [file: string, hash: string | undefined][];
}

/** What each step's outputs were made from, kept beside what other tools keep. */
export class Records {
  readonly #root: string;
  readonly #folder: string;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = path.join(root, folder);
  }

  fingerprint = (step: Step): string => fingerprint(this.#root, step);

  /** Whether a step's outputs are those that it made from the same: all of them, no other, and byte for byte. */
  isCurrent(step: Step, made: string): boolean {
    const file = this.#fileOf(step);
    if (!fs.existsSync(file)) return false;
    const record = JSON.parse(fs.readFileSync(file, 'utf8')) as Record;
    return (
      record.fingerprint === made && JSON.stringify(record.outputs) === JSON.stringify(this.#outputsOf(step))
    );
  }

  write(step: Step, made: string): void {
    const record: Record = { fingerprint: made, outputs: this.#outputsOf(step) };
    fs.mkdirSync(this.#folder, { recursive: true });
    // Whole or not at all: a run may be stopped.
    const file = this.#fileOf(step);
    fs.writeFileSync(`${file}.new`, JSON.stringify(record));
    fs.renameSync(`${file}.new`, file);
  }

  #outputsOf = (step: Step): Record['outputs'] =>
    filesAt(this.#root, step.outputs ?? []).map((file) => [file, hashOf(path.join(this.#root, file))]);

  #fileOf = ({ title }: Step): string =>
    path.join(this.#folder, `${createHash('sha256').update(title).digest('hex').slice(0, 16)}.json`);
}
