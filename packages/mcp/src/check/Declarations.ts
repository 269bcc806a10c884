import path from 'node:path';
import ts from 'typescript';
import { packageFolder } from '../../../model/src/packageFolder.ts';
import { sdkEntries } from '../../../model/src/packages.ts';
import fs from 'node:fs';

/** Packages, in addition to the SDKs, whose types a sample may use, by the beginning of an import. */
const KNOWN = {
  react: '@types/react',
  '@tanstack/react-query': '@tanstack/react-query',
  node: '@types/node',
} as const;

/**
 * Returns the folder of each known package's types, by the beginning of an import, and all folders that they are read
 * from, which are the packages' own and those of their dependencies. The compiler reads nothing else.
 */
function findKnownPackages() {
  const readable = new Set<string>();
  const visit = (name: string, from: string): string | undefined => {
    const linked = packageFolder(name, from);
    const folder = linked && fs.realpathSync(linked);
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

/** The path of each SDK entry in the folder of declarations. */
const SDK_ENTRIES = new Map(
  sdkEntries.map(({ specifier, source }) => [specifier, source.replace(/\.ts$/, '.d.ts')]),
);

/** The declarations that samples are checked against. The compiler can read only these files on this machine. */
export class Declarations implements ts.ModuleResolutionHost {
  /** Declarations that apply to every sample, whether it imports them or not. */
  readonly ambient: readonly string[];
  readonly #types: string;
  readonly #packages = findKnownPackages();
  readonly #readable: readonly string[];
  readonly #parsed = new Map<string, ts.SourceFile>();
  /** Resolved imports of declaration files, by file and name. Declarations don't change while the server runs. */
  readonly #resolved = new Map<string, ts.ResolvedModuleFull | undefined>();
  /** The compiler's cache of packages' manifests, shared by all samples. It doesn't cache missing folders. */
  readonly resolutions = ts.createModuleResolutionCache('/', (file) => file);

  /** @param types - the folder with the SDKs' declarations */
  constructor(types: string) {
    this.#types = path.resolve(types);
    const libraries = path.dirname(ts.getDefaultLibFilePath({}));
    this.#readable = [this.#types, libraries, ...this.#packages.readable];
    const node = this.#packages.folders.get('node');
    this.ambient = node ? [path.join(node, 'index.d.ts')] : [];
  }

  readonly fileExists = (file: string): boolean => this.#mayRead(file) && ts.sys.fileExists(file);

  readonly readFile = (file: string): string | undefined =>
    this.#mayRead(file) ? ts.sys.readFile(file) : undefined;

  /** Allows the folders of declarations and their parents. */
  readonly directoryExists = (folder: string): boolean =>
    this.#readable.some((readable) => isUnder(folder, readable) || isUnder(readable, folder)) &&
    ts.sys.directoryExists(folder);

  readonly getDirectories = (): string[] => [];

  /** Returns a parsed file, which is read once for all samples. */
  sourceFile(
    file: string,
    languageVersion: ts.ScriptTarget | ts.CreateSourceFileOptions,
  ): ts.SourceFile | undefined {
    const parsed = this.#parsed.get(file);
    if (parsed) return parsed;
    const text = this.readFile(file);
    // Missing files aren't cached, because samples can name any number of them.
    if (text === undefined) return undefined;
    const source = ts.createSourceFile(file, text, languageVersion);
    this.#parsed.set(file, source);
    return source;
  }

  /**
   * Resolves an import.
   *
   * @param from - the declaration file that contains it, or undefined for a sample
   */
  resolve(
    name: string,
    from: string | undefined,
    options: ts.CompilerOptions,
  ): ts.ResolvedModuleFull | undefined {
    const entry = SDK_ENTRIES.get(name);
    if (entry !== undefined) {
      const resolvedFileName = path.join(this.#types, entry);
      return { resolvedFileName, extension: ts.Extension.Dts, isExternalLibraryImport: true };
    }
    // Names from samples aren't cached, because there can be any number of them.
    if (from === undefined) return this.#resolveKnown(name, options);
    const key = `${from}\0${name}`;
    if (!this.#resolved.has(key)) this.#resolved.set(key, this.#resolveFrom(name, from, options));
    return this.#resolved.get(key);
  }

  #resolveFrom(name: string, from: string, options: ts.CompilerOptions): ts.ResolvedModuleFull | undefined {
    const isInPackage = this.#packages.readable.some((folder) => isUnder(from, folder));
    return isInPackage || name.startsWith('.')
      ? ts.resolveModuleName(name, from, options, this, this.resolutions).resolvedModule
      : this.#resolveKnown(name, options);
  }

  /** Resolves a package's name as in a program that has the package installed. */
  #resolveKnown(name: string, options: ts.CompilerOptions): ts.ResolvedModuleFull | undefined {
    const known = [...this.#packages.folders].find(([packageName]) =>
      `${name}/`.startsWith(`${packageName}/`),
    );
    if (!known) return undefined;
    const [packageName, folder] = known;
    // A package resolves by its name from its own folder, even if another folder links to it.
    const beside = path.join(folder, 'index.d.ts');
    const isTypes = path.basename(path.dirname(folder)) === '@types';
    const resolvedName = isTypes ? name.replace(packageName, path.basename(folder)) : name;
    return ts.resolveModuleName(resolvedName, beside, options, this).resolvedModule;
  }

  #mayRead(file: string): boolean {
    return (
      this.#readable.some((folder) => isUnder(file, folder)) && /(\.d\.[cm]?ts|package\.json)$/.test(file)
    );
  }
}

function isUnder(file: string, folder: string): boolean {
  const relative = path.relative(folder, path.resolve(file));
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}
