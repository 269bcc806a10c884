import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages whose types a sample may use beside the SDKs', by the name that an import begins with. */
const KNOWN = {
  react: '@types/react',
  '@tanstack/react-query': '@tanstack/react-query',
  node: '@types/node',
} as const;

/** Where the types of the known packages are, and every folder that they are read from. */
export interface KnownPackages {
  /** Folder of a package, by the name that an import begins with. */
  folders: ReadonlyMap<string, string>;
  /** Their folders and those of what they depend on. The compiler reads nothing else. */
  readable: readonly string[];
}

/** Finds the known packages where they are installed. */
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

/** A package's own folder. Not every package lets its `package.json` be resolved, so the folders above are looked through. */
function folderOf(name: string, from: string): string | undefined {
  const above = createRequire(from).resolve.paths(name) ?? [];
  const folder = above
    .map((root) => path.join(root, name))
    .find((own) => fs.existsSync(path.join(own, 'package.json')));
  return folder && fs.realpathSync(folder);
}
