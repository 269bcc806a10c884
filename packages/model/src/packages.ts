/** A way into a package, as its users write it, and the source that it leads to. */
interface Entry {
  specifier: string;
  /** Path from the root of the repository. */
  source: string;
}

/** A package of this repository. */
export interface WorkspacePackage {
  name: string;
  /** Path from the root of the repository; its `package.json`, `CHANGELOG.md` and `src` are there. */
  folder: string;
}

/** A package whose reference is part of the docs. */
export interface SdkPackage extends WorkspacePackage {
  /** Folder of its reference below `api/`, and its address below `/api/`. */
  tree: string;
  /** File of TypeDoc's options for the reference. */
  typedoc: string;
  entries: readonly Entry[];
}

/** The SDKs. The base package first: the other one exports it whole. */
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

/** Name of a tree. */
export type SdkTree = (typeof sdkPackages)[number]['tree'];

/** The trees, in the same order. */
export const sdkTrees: readonly SdkTree[] = sdkPackages.map(({ tree }) => tree);

/** Every way into the SDKs. */
export const sdkEntries: readonly Entry[] = sdkPackages.flatMap(({ entries }): readonly Entry[] => entries);

/** What each way in leads to below the root of the repository. */
export const entrySources = (root: string): Record<string, string> =>
  Object.fromEntries(sdkEntries.map(({ specifier, source }) => [specifier, `${root}/${source}`]));

/** The server that lets assistants read the docs. */
export const mcpPackage = {
  name: '@nacre/docs-mcp',
  folder: 'packages/mcp',
} as const satisfies WorkspacePackage;

/** Every package that others install. */
export const publishedPackages: readonly WorkspacePackage[] = [...sdkPackages, mcpPackage];

/**
 * The file that `npm pack` makes of a package.
 *
 * @param hash - of the content, where it is not the version's alone
 */
export const archiveName = (name: string, version: string, hash?: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}${hash ? `-${hash}` : ''}.tgz`;
