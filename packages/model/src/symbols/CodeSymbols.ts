import fs from 'node:fs';
import path from 'node:path';
import { Cache } from '../cache/Cache.ts';
import { inputsOf, programInputs, statesOf } from '../cache/inputs.ts';
import { readsOf } from '../cache/recordReads.mjs';
import { parsePage } from '../markdownParser.ts';
import { fencedBlocks, type Sample } from '../samples/extract.ts';
import { isDevMode } from '../devMode.ts';
import { isGuideFile, readGuide, readGuides, type Guide } from './guides.ts';
import { visitInlineCode } from './inlineCode.ts';
import References, { type Reference } from './References.ts';
import { typeNames } from './typeNames.ts';
import { compileSamples, type CodeLink, type CompiledSamples } from './compileSamples.ts';

interface PageLinks {
  /** Returns the links of a block, found by its code. */
  inCode(code: string): CodeLink[];
  ofInline(text: string): Reference | undefined;
}

/**
 * Finds the names of the SDKs that the guides use, and their locations. Guides are read once, and again after a change.
 * The compiler is only called for samples that aren't cached.
 */
class CodeSymbols {
  readonly #root: string;
  readonly #references: References;
  readonly #guides = new Map<string, Guide>();
  readonly #samples = new Map<string, Sample[]>();
  readonly #links = new Map<Sample, CodeLink[]>();
  #uses: Map<Reference, Set<Guide>> | undefined;
  readonly #cache: Cache;
  /** What the compiler has read for the values that weren't cached. */
  readonly #reads = new Set<string>();
  readonly #fresh = new Map<readonly string[], unknown>();
  #programs: CompiledSamples | undefined;
  /** Whether the programs match the current samples. */
  #isCompiled = false;

  constructor(root: string) {
    this.#root = root;
    this.#references = this.#recorded(() => new References(root));
    this.#cache = new Cache(root, 'code-symbols');
    this.#addGuides(readGuides(root));
  }

  /** Returns functions that find the links of a page, which has none if it isn't a guide. */
  linksOf(file: string): PageLinks {
    const name = path.relative(this.#root, file).replaceAll('\\', '/');
    // A writer has changed or added the file while the site is served.
    const isOther = () => fs.readFileSync(file, 'utf8') !== this.#guides.get(name)?.text;
    if (isGuideFile(name) && isOther()) this.#addGuides([readGuide(this.#root, name)]);
    const samples = this.#samples.get(name);
    return {
      inCode: (code) => {
        const sample = samples?.find((block) => block.code === code);
        return (sample && this.#links.get(sample)) ?? [];
      },
      ofInline: (text) => samples && this.#resolveInline(text),
    };
  }

  /**
   * Returns the links of a signature in the reference. Each link targets another page in the same tree.
   */
  linksInSignature(file: string, code: string): CodeLink[] {
    const { dir, name: ownPage } = path.parse(file);
    const tree = path.basename(dir);
    return typeNames(code).flatMap(({ name, start }) => {
      const reference = this.#references.find(name);
      const page = reference && path.posix.basename(reference.page);
      return !page || page === ownPage
        ? []
        : [{ start, reference: { ...reference, page: `${tree}/${page}` } }];
    });
  }

  /**
   * Returns every reference that guides link to, with these guides in order.
   *
   * @param others - inline code whose links are only found for the cache
   */
  uses(others: Iterable<string> = []): ReadonlyMap<Reference, ReadonlySet<Guide>> {
    return (this.#uses ??= this.#findUses(others));
  }

  /** Returns the symbols that signatures of the reference link to. */
  symbols(): Iterable<Reference> {
    return this.#references.symbols();
  }

  #findUses(others: Iterable<string>): Map<Reference, Set<Guide>> {
    const uses = new Map<Reference, Set<Guide>>();
    const add = (reference: Reference | undefined, guide: Guide) => {
      if (reference) uses.set(reference, (uses.get(reference) ?? new Set()).add(guide));
    };
    for (const guide of this.#guides.values()) {
      for (const sample of this.#samples.get(guide.file) ?? []) {
        for (const { reference } of this.#links.get(sample) ?? []) add(reference, guide);
      }
      for (const text of this.#inlineCode(guide)) add(this.#resolveInline(text), guide);
    }
    // `npm start` runs the missing lookups in another process, so its cache isn't written here.
    if (isDevMode) return uses;
    for (const text of others) this.#resolveInline(text);
    this.#writeCache();
    return uses;
  }

  #writeCache(): void {
    const inputs = inputsOf(this.#root, [...this.#reads, ...programInputs(this.#root, import.meta.url)]);
    const states = statesOf(this.#root, this.#fresh.size > 0 ? inputs : []);
    for (const [key, value] of this.#fresh) this.#cache.set(key, value, states);
    this.#cache.write();
  }

  #recorded<Value>(make: () => Value): Value {
    const { value, reads } = readsOf(make);
    for (const read of reads) this.#reads.add(read);
    return value;
  }

  #inlineCode({ file, text }: Guide): string[] {
    return this.#memoize(['inline code', text], [], () => {
      const values: string[] = [];
      visitInlineCode(parsePage(file, text), ({ value }) => values.push(value));
      return values;
    });
  }

  /** Adds guides, or replaces their earlier versions. */
  #addGuides(guides: readonly Guide[]): void {
    this.#isCompiled = false;
    this.#uses = undefined;
    for (const guide of guides) {
      const { file, text } = guide;
      for (const sample of this.#samples.get(file) ?? []) this.#links.delete(sample);
      this.#guides.set(file, guide);
      this.#samples.set(file, fencedBlocks(text, file));
    }
    // All samples are added first, because the compiler gets them at once.
    for (const { file } of guides) {
      for (const [sample, links] of this.#linksOf(this.#samples.get(file) ?? []))
        this.#links.set(sample, links);
    }
  }

  /** Returns the links in the blocks of one guide. */
  #linksOf(samples: readonly Sample[]): [Sample, CodeLink[]][] {
    // The compiler's result doesn't depend on a block's line.
    const code = JSON.stringify(samples, (key, value: unknown) => (key === 'line' ? undefined : value));
    const links = this.#memoize(['code', code], [], () => {
      const { links } = this.#compiled();
      return samples.map((sample) =>
        (links.get(sample) ?? []).map(({ start, reference }) => ({ start, label: reference.label })),
      );
    });
    return samples.map((sample, index) => [
      sample,
      (links[index] ?? []).flatMap(({ start, label }) => {
        const reference = this.#references.findByLabel(label);
        return reference ? [{ start, reference }] : [];
      }),
    ]);
  }

  /**
   * Caches a result that needs the compiler or a parser. While writing, a writer would have to wait for it, so new text
   * has no links until `npm start` has found them.
   */
  #memoize<Value>(key: readonly string[], fallback: Value, make: () => Value): Value {
    const found = this.#cache.get<Value>(key);
    if (found !== undefined) return found;
    if (isDevMode) return fallback;
    const value = this.#recorded(make);
    this.#fresh.set(key, value);
    return value;
  }

  #resolveInline(text: string): Reference | undefined {
    const label = this.#memoize(
      ['inline', text],
      '',
      () => this.#compiled().resolver.resolveInline(text)?.label ?? '',
    );
    return this.#references.findByLabel(label);
  }

  #compiled(): CompiledSamples {
    if (!this.#programs || !this.#isCompiled) {
      const samples = [...this.#samples.values()].flat();
      this.#programs = compileSamples(this.#root, samples, this.#references);
      this.#isCompiled = true;
    }
    return this.#programs;
  }
}

let shared: CodeSymbols | undefined;

/**
 * Returns the instance that the whole build shares. Pages are compiled one by one, and compiling the samples takes
 * seconds.
 */
export const codeSymbols = (root = process.cwd()): CodeSymbols => (shared ??= new CodeSymbols(root));
