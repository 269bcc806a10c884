import type { CurrentBundler } from '@docusaurus/types';
import { writeFile } from '../../model/src/files.ts';

/** A script of the build and its modules. */
export interface ChunkContents {
  /** Path relative to the build folder. */
  file: string;
  /** Names of the chunk groups that load it, such as `main` or `app`. */
  groups: string[];
  /** Modules with their size in bytes before minification, the largest first. */
  modules: [name: string, bytes: number][];
}

export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type ModuleStats = NonNullable<
  ReturnType<InstanceType<CurrentBundler['instance']['Stats']>['toJson']>['modules']
>[number];

/**
 * Records the modules of each script, so that the size of a script that is too large can be explained.
 *
 * @param check - throws if the build has to fail because of its modules
 */
export const chunkContents = (file: string, check: (contents: ChunkContents[]) => void) => ({
  apply({ hooks }: Compiler): void {
    hooks.done.tap('chunk-contents', (stats) => {
      const { chunks = [], namedChunkGroups = {} } = stats.toJson({
        all: false,
        chunks: true,
        chunkModules: true,
        chunkGroups: true,
        ids: true,
        nestedModules: true,
        // Otherwise, modules that are concatenated or come from the bundler's cache are summed up without their names.
        cachedModules: true,
        dependentModules: true,
        orphanModules: true,
        modulesSpace: Infinity,
        nestedModulesSpace: Infinity,
        chunkModulesSpace: Infinity,
      });
      const contents = chunks.flatMap(({ id, files = [], modules = [] }): ChunkContents[] =>
        files
          .filter((name) => name.endsWith('.js'))
          .map((name) => ({
            file: name,
            groups: Object.keys(namedChunkGroups).filter((group) =>
              namedChunkGroups[group]?.chunks?.some((chunk) => chunk === id),
            ),
            modules: modules.flatMap(leaves),
          })),
      );
      writeFile(file, JSON.stringify(contents));
      check(contents);
    });
  },
});

/** Returns the individual modules of a concatenated one. */
function leaves({ name = '', size = 0, modules = [] }: ModuleStats): [string, number][] {
  if (modules.length > 0) return modules.flatMap(leaves);
  return [[name.replace(/^.*\/node_modules\//, ''), size]];
}
