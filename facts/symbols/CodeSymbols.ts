import fs from 'node:fs';
import path from 'node:path';
import { parsePage } from '../markdownParser.ts';
import { fencedBlocks, type Sample } from '../samples/extract.ts';
import { readGuides, type Guide } from './guides.ts';
import { visitInlineCode } from './inlineCode.ts';
import References, { type Reference } from './References.ts';
import { readPrograms, type CodeLink, type Programs } from './samplePrograms.ts';

/** Which names of the SDKs the guides use, and where: read once, and again for a guide that has changed. */
class CodeSymbols {
  readonly #root: string;
  readonly #references: References;
  #guides: Map<string, Guide>;
  #samples = new Map<string, Sample[]>();
  #programs: Programs;

  constructor(root: string) {
    this.#root = root;
    this.#references = new References(root);
    this.#guides = new Map(readGuides(root).map((guide) => [guide.file, guide]));
    this.#programs = this.#compile();
  }

  /** The names in a block of a guide, by its code; none where the file is no guide. */
  linksInCode(file: string, code: string): CodeLink[] {
    const samples = this.#samplesOf(file);
    const sample = samples?.find((one) => one.code === code);
    return (sample && this.#programs.links.get(sample)) ?? [];
  }

  /** What inline code of a guide stands for. */
  linkOfInline(file: string, text: string): Reference | undefined {
    return this.#samplesOf(file) && this.#programs.resolver.ofInline(text);
  }

  /** Every reference that the guides lead to, with the guides that do, in their order. */
  uses(): Map<Reference, Set<Guide>> {
    const uses = new Map<Reference, Set<Guide>>();
    const add = (reference: Reference | undefined, guide: Guide) => {
      if (reference) uses.set(reference, (uses.get(reference) ?? new Set()).add(guide));
    };
    for (const guide of this.#guides.values()) {
      for (const sample of this.#samples.get(guide.file) ?? []) {
        for (const { reference } of this.#programs.links.get(sample) ?? []) add(reference, guide);
      }
      visitInlineCode(parsePage(guide.file, guide.text), ({ value }) =>
        add(this.#programs.resolver.ofInline(value), guide),
      );
    }
    return uses;
  }

  #samplesOf(file: string): Sample[] | undefined {
    const name = path.relative(this.#root, file).replaceAll('\\', '/');
    const guide = this.#guides.get(name);
    if (guide && fs.readFileSync(file, 'utf8') !== guide.text) {
      // A writer has changed it while the site is served.
      this.#guides = new Map(readGuides(this.#root).map((one) => [one.file, one]));
      this.#programs = this.#compile();
    }
    return this.#samples.get(name);
  }

  #compile(): Programs {
    this.#samples = new Map(
      [...this.#guides.values()].map(({ file, text }) => [file, fencedBlocks(text, file)]),
    );
    const samples = [...this.#samples.values()].flat();
    return readPrograms(this.#root, samples, this.#references, this.#programs?.program);
  }
}

let shared: CodeSymbols | undefined;

/** One for the whole build: pages are compiled one by one, and the samples take seconds. */
export const codeSymbols = (root = process.cwd()): CodeSymbols => (shared ??= new CodeSymbols(root));
