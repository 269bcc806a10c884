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
      for (const one of this.#importsOf(next))
        if (!reached.has(one)) {
          reached.add(one);
          queue.push(one);
        }
    return reached;
  }

  #importsOf(file: string): string[] {
    const known = this.#direct.get(file);
    if (known) return known;
    if (!this.#isThere(file)) return [];
    const text = fs.readFileSync(path.join(this.#root, file), 'utf8');
    const found = [...text.matchAll(IMPORT)].flatMap(
      ([, reachableFrom = '']) => this.#resolve(file, reachableFrom) ?? [],
    );
    this.#direct.set(file, found);
    return found;
  }

  #resolve(file: string, reachableFrom: string): string | undefined {
    const at = reachableFrom.startsWith('@site/')
      ? reachableFrom.slice('@site/'.length)
      : reachableFrom.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), reachableFrom)
        : undefined;
    if (at === undefined || at.startsWith('..')) return undefined;
    const names = ENDINGS.map((ending) => at + ending);
    return names.find((name) => this.#isThere(name)) ?? names.find((name) => this.#removed.has(name));
  }

  #isThere(file: string): boolean {
    return fs.statSync(path.join(this.#root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  }
}
