import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /^\s*(?:import|export)\b[^'"`;]*?['"]([^'"]+)['"]/gm;
const ENDINGS = ['', '.ts', '.tsx', '.mdx', '.json', '/index.ts', '/index.tsx'];

/** Follows imports from pages to the tables and components that they show. */
export class ImportGraph {
  readonly #root: string;
  readonly #removed: ReadonlySet<string>;
  readonly #direct = new Map<string, string[]>();

  /** @param removed - removed files, which may still be imported */
  constructor(root: string, removed: readonly string[] = []) {
    this.#root = root;
    this.#removed = new Set(removed);
  }

  /** Returns every file of the repository that a file imports, directly or indirectly. */
  reachableFrom(file: string): Set<string> {
    const reached = new Set<string>();
    const queue = [file];
    for (let next = queue.pop(); next !== undefined; next = queue.pop())
      for (const imported of this.#importsOf(next))
        if (!reached.has(imported)) {
          reached.add(imported);
          queue.push(imported);
        }
    return reached;
  }

  #importsOf(file: string): string[] {
    const known = this.#direct.get(file);
    if (known) return known;
    if (!this.#exists(file)) return [];
    const text = fs.readFileSync(path.join(this.#root, file), 'utf8');
    const imports = [...text.matchAll(IMPORT)].flatMap(
      ([, specifier = '']) => this.#resolve(file, specifier) ?? [],
    );
    this.#direct.set(file, imports);
    return imports;
  }

  #resolve(file: string, specifier: string): string | undefined {
    const target = specifier.startsWith('@site/')
      ? specifier.slice('@site/'.length)
      : specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : undefined;
    if (target === undefined || target.startsWith('..')) return undefined;
    const names = ENDINGS.map((ending) => target + ending);
    return names.find((name) => this.#exists(name)) ?? names.find((name) => this.#removed.has(name));
  }

  #exists(file: string): boolean {
    return fs.statSync(path.join(this.#root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  }
}
