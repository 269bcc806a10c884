import ts from 'typescript';
import { appOptions } from '../../../model/src/samples/compilerOptions.ts';
import { Declarations } from './Declarations.ts';
import { createReport } from './createReport.ts';
import { SampleFiles } from './SampleFiles.ts';
import type { Sample, SampleReport } from './SampleReport.ts';

const OPTIONS: ts.CompilerOptions = { ...appOptions, checkJs: true, allowImportingTsExtensions: true };

/** JavaScript has no type annotations. */
const JAVASCRIPT_OPTIONS: ts.CompilerOptions = { ...OPTIONS, noImplicitAny: false };

/** Compiles samples in memory. The compiler reads only declarations, and a sample can't make it read any other file. */
export class SampleCompiler {
  readonly #declarations: Declarations;
  #before: ts.Program | undefined;

  /** @param types - folder of the SDKs' declarations */
  constructor(types: string) {
    this.#declarations = new Declarations(types);
  }

  check(sample: Sample): SampleReport {
    const files = new SampleFiles(sample);
    const options = sample.language.startsWith('ts') ? OPTIONS : JAVASCRIPT_OPTIONS;
    const program = ts.createProgram({
      rootNames: [...files.all.map(({ source }) => source.fileName), ...this.#declarations.ambient],
      options,
      host: this.#host(files),
      ...(this.#before ? { oldProgram: this.#before } : {}),
    });
    this.#before = program;
    return createReport(files, program);
  }

  #host(files: SampleFiles): ts.CompilerHost {
    const declarations = this.#declarations;
    return {
      fileExists: (file) => files.get(file) !== undefined || declarations.fileExists(file),
      readFile: declarations.readFile,
      directoryExists: declarations.directoryExists,
      getDirectories: declarations.getDirectories,
      getSourceFile: (file, version) => files.get(file)?.source ?? declarations.sourceFile(file, version),
      resolveModuleNameLiterals: (literals, importer, _redirected, options) =>
        literals.map(({ text }) => {
          const isFromSample = files.get(importer) !== undefined;
          const resolvedModule =
            (isFromSample ? files.resolve(text, importer, options) : undefined) ??
            declarations.resolve(text, isFromSample ? undefined : importer, options);
          return { resolvedModule };
        }),
      getModuleResolutionCache: () => declarations.resolutions,
      getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (file) => file,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      writeFile: () => undefined,
    };
  }
}
