import ts from 'typescript';

/** How code is compiled that uses the SDKs: as an app of today would compile it. Where it stands, each user adds. */
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
 * The same for code in this repository.
 *
 * @param entries - the file that each way into the packages leads to
 */
export const sourceOptions = (entries: Record<string, string>): ts.CompilerOptions => ({
  ...appOptions,
  allowImportingTsExtensions: true,
  paths: Object.fromEntries(Object.entries(entries).map(([specifier, source]) => [specifier, [source]])),
});
