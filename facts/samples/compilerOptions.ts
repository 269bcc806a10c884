import ts from 'typescript';
import { entrySources } from '../packages.ts';

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

/** The same for code in this repository, which gets the SDKs' sources for their packages. */
export const sourceOptions = (root: string): ts.CompilerOptions => ({
  ...appOptions,
  allowImportingTsExtensions: true,
  paths: Object.fromEntries(
    Object.entries(entrySources(root)).map(([specifier, source]) => [specifier, [source]]),
  ),
});
