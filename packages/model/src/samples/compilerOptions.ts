import ts from 'typescript';

/** Options for compiling code that uses the SDKs, as a current app would compile it. Each caller adds its own paths. */
export const appOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  allowJs: true,
  skipLibCheck: true,
  esModuleInterop: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/**
 * The same options, for code in this repository.
 *
 * @param entries - the file of each of the packages' entry points
 */
export const sourceOptions = (entries: Record<string, string>): ts.CompilerOptions => ({
  ...appOptions,
  allowImportingTsExtensions: true,
  paths: Object.fromEntries(Object.entries(entries).map(([specifier, source]) => [specifier, [source]])),
});
