import fs from 'node:fs';
import path from 'node:path';

/** A script of the build and what went into it. */
export interface ChunkContents {
  /** Path from the folder of the build. */
  file: string;
  /** Names of the groups that load it, such as `main` or `app`. */
  groups: string[];
  /** Modules by their bytes before minification, the largest first. */
  modules: [name: string, bytes: number][];
}

interface ModuleStats {
  name?: string;
  size?: number;
  modules?: ModuleStats[];
}

interface Stats {
  chunks?: { id?: number | string | null; files?: string[]; modules?: ModuleStats[] }[];
  namedChunkGroups?: Record<string, { chunks?: (number | string | null | undefined)[] }>;
}

interface Compiler {
  hooks: { done: { tap(name: string, act: (stats: { toJson(options: object): Stats }) => void): void } };
}

/** Writes down what each script is made of, so that one that is too large can say why. */
export const chunkContents = (file: string) => ({
  apply({ hooks }: Compiler): void {
    hooks.done.tap('chunk-contents', (stats) => {
      const { chunks = [], namedChunkGroups = {} } = stats.toJson({
        all: false,
        chunks: true,
        chunkModules: true,
        chunkGroups: true,
        ids: true,
        nestedModules: true,
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
              namedChunkGroups[group]?.chunks?.includes(id),
            ),
            modules: modules.flatMap(leaves).toSorted(([, a], [, b]) => b - a),
          })),
      );
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify(contents));
    });
  },
});

/** Modules that were joined into one count by themselves. */
function leaves({ name = '', size = 0, modules = [] }: ModuleStats): [string, number][] {
  if (modules.length > 0) return modules.flatMap(leaves);
  return [[name.replace(/^.*\/node_modules\//, ''), size]];
}
