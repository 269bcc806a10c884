import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { sdkEntries } from '../../../facts/packages.ts';
import { appOptions } from '../../../facts/samples/compilerOptions.ts';
import { limits } from '../limits.ts';
import { findKnownPackages } from './knownPackages.ts';
import type { Sample, SampleReport } from './SampleReport.ts';

/** Where an entry of the SDKs stands in the folder of their declarations. */
const DECLARATIONS = new Map(
  sdkEntries.map(({ specifier, source }) => [specifier, source.replace(/\.ts$/, '.d.ts')]),
);

const OPTIONS: ts.CompilerOptions = { ...appOptions, checkJs: true };

/** JavaScript has no place to write a type. */
const JAVASCRIPT_OPTIONS: ts.CompilerOptions = { ...OPTIONS, noImplicitAny: false };

/** Cannot find a module: its names become `any`. */
const MODULE_NOT_FOUND = new Set([2307, 2792]);

/** Where the sample is, for the compiler: in no folder that exists. */
const SAMPLE_FOLDER = path.resolve('/', 'nacre-sample');

/** Compiles samples in memory. It reads declarations and nothing else: a sample's own text can lead it nowhere. */
export class SampleCompiler {
  readonly #types: string;
  readonly #packages = findKnownPackages();
  readonly #readable: readonly string[];
  readonly #parsed = new Map<string, ts.SourceFile | undefined>();
  #before: ts.Program | undefined;

  constructor(types: string) {
    this.#types = path.resolve(types);
    const libraries = path.dirname(ts.getDefaultLibFilePath(OPTIONS));
    this.#readable = [this.#types, libraries, ...this.#packages.readable];
  }

  /** Compiles one sample. */
  check({ code, language }: Sample): SampleReport {
    const file = path.join(SAMPLE_FOLDER, `sample.${language}`);
    const options = language.startsWith('ts') ? OPTIONS : JAVASCRIPT_OPTIONS;
    const source = ts.createSourceFile(file, code, { languageVersion: ts.ScriptTarget.ES2022 }, true);
    const node = this.#packages.folders.get('node');
    const program = ts.createProgram({
      rootNames: [file, ...(node ? [path.join(node, 'index.d.ts')] : [])],
      options,
      host: this.#host(source, options),
      ...(this.#before ? { oldProgram: this.#before } : {}),
    });
    this.#before = program;
    return report(source, [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]);
  }

  #host(source: ts.SourceFile, options: ts.CompilerOptions): ts.CompilerHost {
    const isSample = (file: string) => path.resolve(file) === path.resolve(source.fileName);
    const files: ts.ModuleResolutionHost = {
      fileExists: (file) => isSample(file) || (this.#mayRead(file) && ts.sys.fileExists(file)),
      readFile: (file) => (this.#mayRead(file) ? ts.sys.readFile(file) : undefined),
      directoryExists: (folder) => this.#mayLookInto(folder) && ts.sys.directoryExists(folder),
      getDirectories: () => [],
    };
    return {
      ...files,
      fileExists: files.fileExists,
      readFile: files.readFile,
      getSourceFile: (file, languageVersion) => {
        if (isSample(file)) return source;
        if (!this.#parsed.has(file)) {
          const text = files.readFile(file);
          this.#parsed.set(
            file,
            text === undefined ? undefined : ts.createSourceFile(file, text, languageVersion),
          );
        }
        return this.#parsed.get(file);
      },
      resolveModuleNameLiterals: (literals, containingFile) =>
        literals.map(({ text }) =>
          this.#resolve(text, containingFile, isSample(containingFile), options, files),
        ),
      getDefaultLibFileName: (own) => ts.getDefaultLibFilePath(own),
      getCurrentDirectory: () => SAMPLE_FOLDER,
      getCanonicalFileName: (file) => file,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      writeFile: () => undefined,
    };
  }

  #resolve(
    name: string,
    containingFile: string,
    fromSample: boolean,
    options: ts.CompilerOptions,
    files: ts.ModuleResolutionHost,
  ): ts.ResolvedModuleWithFailedLookupLocations {
    const entry = DECLARATIONS.get(name);
    if (entry !== undefined) {
      const resolvedFileName = path.join(this.#types, entry);
      return {
        resolvedModule: { resolvedFileName, extension: ts.Extension.Dts, isExternalLibraryImport: true },
      };
    }
    const isInside = !fromSample && this.#packages.readable.some((folder) => isUnder(containingFile, folder));
    if (isInside || (!fromSample && name.startsWith('.'))) {
      return ts.resolveModuleName(name, containingFile, options, files);
    }
    const known = [...this.#packages.folders].find(([own]) => name === own || name.startsWith(`${own}/`));
    if (!known) return { resolvedModule: undefined };
    const [own, folder] = known;
    // Where a package is installed, it is found by its name: beside itself, even if another folder links to it.
    const beside = path.join(folder, 'index.d.ts');
    const types =
      path.basename(path.dirname(folder)) === '@types' ? name.replace(own, path.basename(folder)) : name;
    return ts.resolveModuleName(types, beside, options, files);
  }

  #mayRead(file: string): boolean {
    return (
      this.#readable.some((folder) => isUnder(file, folder)) && /(\.d\.[cm]?ts|package\.json)$/.test(file)
    );
  }

  /** Folders of declarations, and those on the way to them. */
  #mayLookInto(folder: string): boolean {
    return this.#readable.some((own) => isUnder(folder, own) || isUnder(own, folder));
  }
}

function isUnder(file: string, folder: string): boolean {
  const relative = path.relative(folder, path.resolve(file));
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}

function report(source: ts.SourceFile, diagnostics: readonly ts.Diagnostic[]): SampleReport {
  const unchecked = new Set<string>();
  const errors = diagnostics.filter((diagnostic) => {
    if (!MODULE_NOT_FOUND.has(diagnostic.code)) return true;
    const { start = 0, length = 0 } = diagnostic;
    const name = source.text.slice(start, start + length).replace(/^['"`]|['"`]$/g, '');
    const bare = name.replace(/^node:/, '');
    // A part of an SDK or of Node that does not exist is an error; other modules are nobody's business here.
    if (name.startsWith('@nacre/') || name.startsWith('node:') || builtinModules.includes(bare)) return true;
    unchecked.add(name);
    return false;
  });
  const problems = errors
    .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
    .slice(0, limits.problems)
    .map(({ start = 0, code, messageText }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ').slice(0, 1000);
      return { line: line + 1, column: character + 1, code: `TS${code}`, message };
    });
  return { problems, total: errors.length, unchecked: [...unchecked].slice(0, limits.problems) };
}
