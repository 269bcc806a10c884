import type { CurrentBundler } from '@docusaurus/types';

/** The folders of packages whose code is in the scripts and style sheets, each with the scripts that contain it. */
export type BundledPackages = Map<string, Set<string>>;

type Bundler = CurrentBundler['instance'];

type Module = InstanceType<Bundler['Module']> & {
  resource?: string;
  /** The individual modules of a concatenated one. */
  modules?: readonly Module[];
};

const leaves = (module: Module): readonly Module[] => module.modules?.flatMap(leaves) ?? [module];

/** Returns the folder of the package that a module belongs to, or nothing for our own modules. */
export function folderOf(module: string): string | undefined {
  // The path follows the loaders that processed the module.
  const file = module.replaceAll('\\', '/').split('!').at(-1) ?? '';
  return /^(?:.*\|)?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** Records the packages that the bundler has included, rather than all that are imported. */
export const bundledPackages = (packages: BundledPackages) => ({
  apply({ hooks }: InstanceType<Bundler['Compiler']>): void {
    hooks.done.tap('bundled-packages', ({ compilation: { chunks, chunkGraph } }) => {
      packages.clear();
      for (const chunk of chunks) {
        const scripts = [...chunk.files].filter((file) => file.endsWith('.js'));
        for (const module of chunkGraph.getChunkModules(chunk).flatMap(leaves)) {
          const folder = folderOf(module.resource || module.identifier());
          if (folder === undefined) continue;
          const files = packages.get(folder) ?? new Set();
          for (const file of scripts) files.add(file);
          packages.set(folder, files);
        }
      }
    });
  },
});
