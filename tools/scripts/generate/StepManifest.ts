import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesAt, fingerprint, hashOf } from './fingerprint.ts';
import type { GenerateStep } from './GenerateStep.ts';

interface ManifestEntry {
  /** The hash of the inputs that the outputs were generated from. */
  fingerprint: string;
  /** Every output file, with the hash of its contents. */
  outputs: [file: string, hash: string | undefined][];
}

/** Records of the inputs that each step's outputs were generated from, stored next to the caches of other tools. */
export class StepManifest {
  readonly #root: string;
  readonly #folder: string;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = path.join(root, folder);
  }

  fingerprint = (step: GenerateStep): string => fingerprint(this.#root, step);

  /** Whether a step's output files are exactly those that it last generated, from the same inputs. */
  isCurrent(step: GenerateStep, stepHash: string): boolean {
    const file = this.#fileOf(step);
    if (!fs.existsSync(file)) return false;
    const record = JSON.parse(fs.readFileSync(file, 'utf8')) as ManifestEntry;
    return (
      record.fingerprint === stepHash &&
      JSON.stringify(record.outputs) === JSON.stringify(this.#outputsOf(step))
    );
  }

  write(step: GenerateStep, stepHash: string): void {
    const record: ManifestEntry = { fingerprint: stepHash, outputs: this.#outputsOf(step) };
    fs.mkdirSync(this.#folder, { recursive: true });
    // Written atomically, since a run may be stopped.
    const file = this.#fileOf(step);
    fs.writeFileSync(`${file}.new`, JSON.stringify(record));
    fs.renameSync(`${file}.new`, file);
  }

  #outputsOf = (step: GenerateStep): ManifestEntry['outputs'] =>
    filesAt(this.#root, step.outputs ?? []).map((file) => [file, hashOf(path.join(this.#root, file))]);

  #fileOf = ({ title }: GenerateStep): string =>
    path.join(this.#folder, `${createHash('sha256').update(title).digest('hex').slice(0, 16)}.json`);
}
