/** An entry point of a package, as users import it, and its source file. */
interface Entry {
  specifier: string;
  /** Path from the root of the repository. */
  source: string;
}

export interface WorkspacePackage {
  name: string;
  /** Path from the root of the repository. The folder contains `package.json`, `CHANGELOG.md` and `src`. */
  folder: string;
}

/** A package whose reference is part of the docs. */
export interface SdkPackage extends WorkspacePackage {
  /** Folder of its reference below `api/`, and the path of its reference below `/api/`. */
  tree: string;
  /** TypeDoc's options file for the reference. */
  typedoc: string;
  entries: readonly Entry[];
}

/** The SDKs. The base package comes first, because the React package re-exports it. */
export const sdkPackages = [
  {
    name: '@nacre/sdk-base',
    folder: 'packages/sdk-base',
    tree: 'sdk-base',
    typedoc: 'typedoc.base.json',
    entries: [
      { specifier: '@nacre/sdk-base', source: 'packages/sdk-base/src/index.ts' },
      { specifier: '@nacre/sdk-base/sandbox', source: 'packages/sdk-base/src/sandbox/index.ts' },
      { specifier: '@nacre/sdk-base/server', source: 'packages/sdk-base/src/server/index.ts' },
      { specifier: '@nacre/sdk-base/key-frame', source: 'packages/sdk-base/src/keyFrame/index.ts' },
    ],
  },
  {
    name: '@nacre/sdk-react',
    folder: 'packages/sdk-react',
    tree: 'sdk-react',
    typedoc: 'typedoc.react.json',
    entries: [{ specifier: '@nacre/sdk-react', source: 'packages/sdk-react/src/index.ts' }],
  },
] as const satisfies readonly SdkPackage[];

/** Name of a reference's folder below `api/`. */
export type SdkTree = (typeof sdkPackages)[number]['tree'];

/** The names of all trees, in the order of `sdkPackages`. */
export const sdkTrees: readonly SdkTree[] = sdkPackages.map(({ tree }) => tree);

export const sdkEntries: readonly Entry[] = sdkPackages.flatMap(({ entries }): readonly Entry[] => entries);

/** Returns the source file of each entry point, by specifier. */
export const entrySources = (root: string): Record<string, string> =>
  Object.fromEntries(sdkEntries.map(({ specifier, source }) => [specifier, `${root}/${source}`]));

/** The server that lets assistants read the docs. */
export const mcpPackage = {
  name: '@nacre/docs-mcp',
  folder: 'packages/mcp',
} as const satisfies WorkspacePackage;

export const publishedPackages: readonly WorkspacePackage[] = [...sdkPackages, mcpPackage];

/**
 * Returns the name of the file that `npm pack` creates for a package.
 *
 * @param hash - hash of the content, if the version alone doesn't identify it
 */
export const archiveName = (name: string, version: string, hash?: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}${hash ? `-${hash}` : ''}.tgz`;
