import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages, in addition to the SDKs, whose types a sample may use, by the beginning of an import. */
const KNOWN = {
  react: '@types/react',
  '@tanstack/react-query': '@tanstack/react-query',
  node: '@types/node',
} as const;

/** The locations of the known packages' types, and all folders that they are read from. */
export interface KnownPackages {
  /** The folder of each package, by the beginning of an import. */
  folders: ReadonlyMap<string, string>;
  /** The packages' folders and those of their dependencies. The compiler reads nothing else. */
  readable: readonly string[];
}

/** Finds the installed folders of the known packages. */
export function findKnownPackages(): KnownPackages {
  const readable = new Set<string>();
  const visit = (name: string, from: string): string | undefined => {
    const folder = folderOf(name, from);
    if (!folder || readable.has(folder)) return folder;
    readable.add(folder);
    const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(dependencies)) visit(dependency, path.join(folder, 'package.json'));
    return folder;
  };
  const folders = new Map<string, string>();
  for (const [name, types] of Object.entries(KNOWN)) {
    const folder = visit(types, import.meta.url);
    if (folder) folders.set(name, folder);
  }
  return { folders, readable: [...readable] };
}

/**
 * Returns a package's own folder. Not every package exports its `package.json`, so this searches the parent folders.
 */
function folderOf(name: string, from: string): string | undefined {
  const above = createRequire(from).resolve.paths(name) ?? [];
  const folder = above
    .map((root) => path.join(root, name))
    .find((candidate) => fs.existsSync(path.join(candidate, 'package.json')));
  return folder && fs.realpathSync(folder);
}
