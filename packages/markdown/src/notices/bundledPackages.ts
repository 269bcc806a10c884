/** The folders of packages whose code is in the scripts and style sheets, each with the scripts that hold it. */
export type BundledPackages = Map<string, Set<string>>;

interface Module {
  resource?: string;
  identifier(): string;
  /** Of several modules that were joined into one. */
  modules?: readonly Module[];
}

interface Chunk {
  files: Iterable<string>;
}

interface Compiler {
  hooks: {
    done: {
      tap(
        name: string,
        act: (stats: {
          compilation: {
            chunks: Iterable<Chunk>;
            chunkGraph: { getChunkModules(chunk: Chunk): readonly Module[] };
          };
        }) => void,
      ): void;
    };
  };
}

const leaves = (module: Module): readonly Module[] => module.modules?.flatMap(leaves) ?? [module];

/** The folder of the package that a module is of; none for our own. */
export function folderOf(module: string): string | undefined {
  // Behind the loaders that it went through.
  const file = module.replaceAll('\\', '/').split('!').at(-1) ?? '';
  return /^(?:.*\|)?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** Notes which packages are in the bundle: those that the bundler put there, and not those that it could have. */
export const bundledPackages = (found: BundledPackages) => ({
  apply({ hooks }: Compiler): void {
    hooks.done.tap('bundled-packages', ({ compilation: { chunks, chunkGraph } }) => {
      found.clear();
      for (const chunk of chunks) {
        const scripts = [...chunk.files].filter((file) => file.endsWith('.js'));
        for (const module of chunkGraph.getChunkModules(chunk).flatMap(leaves)) {
          const folder = folderOf(module.resource || module.identifier());
          if (folder === undefined) continue;
          const files = found.get(folder) ?? new Set();
          for (const file of scripts) files.add(file);
          found.set(folder, files);
        }
      }
    });
  },
});
