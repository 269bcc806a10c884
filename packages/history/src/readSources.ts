import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readDescription } from '../../model/src/openapi/readDescription.ts';
import { sdkPackages, entrySources } from '../../model/src/packages.ts';
import type { SourceItem } from './ApiItem.ts';
import { readOpenApi } from './readOpenApi.ts';
import { readSdk } from './readSdk.ts';
import type { HistoryId } from './Snapshot.ts';
import { sourceOptions } from '../../model/src/samples/compilerOptions.ts';

/** The current items of each API. */
export type Sources = Readonly<Record<HistoryId, readonly SourceItem[]>>;

/** Reads the current SDK sources and API description. */
export function readSources(root: string): Sources {
  const program = sourceProgram(path.resolve(root));
  checkImports(program, path.resolve(root));
  const sdks = sdkPackages.map((sdk) => [sdk.tree, readSdk(program, path.resolve(root), sdk)]);
  const sources = {
    ...Object.fromEntries(sdks),
    openapi: readOpenApi(readDescription(undefined, root)),
  } as Sources;
  for (const items of Object.values(sources)) checkNames(items);
  return sources;
}

/** Throws on a duplicate name, because a comparison finds each item by its name. */
function checkNames(items: readonly SourceItem[]): void {
  const names = new Set<string>();
  for (const { name, file, line } of items) {
    if (names.has(name))
      throw new Error(
        `${file}:${line}: \`${name}\` is also the name of another part of the API. Rename one of them.`,
      );
    names.add(name);
  }
}

/** Throws if generated files are missing. Without them, types of the API would silently be `any`. */
function checkImports(program: ts.Program, root: string): void {
  for (const source of program.getSourceFiles()) {
    const { fileName } = source;
    for (const statement of source.statements) {
      const from = (statement as ts.ImportDeclaration).moduleSpecifier;
      const name = from && ts.isStringLiteral(from) ? from.text : '';
      if (!name.startsWith('.') || fs.existsSync(path.join(path.dirname(fileName), name))) continue;
      const { line } = source.getLineAndCharacterOfPosition(statement.getStart(source));
      const location = `${path.relative(root, fileName)}:${line + 1}`;
      throw new Error(`${location}: imports ${name}, which doesn't exist. Run npm run gen.`);
    }
  }
}

/**
 * Creates a program of the SDKs' sources without other packages and JavaScript's own types, because the sources write
 * the types of exports out.
 */
function sourceProgram(root: string): ts.Program {
  const options = { ...sourceOptions(entrySources(root)), noLib: true };
  const host = ts.createCompilerHost(options);
  const isInstalled = (file: string) => file.includes('/node_modules/');
  return ts.createProgram({
    rootNames: Object.values(entrySources(root)),
    options,
    host: {
      ...host,
      fileExists: (file) => !isInstalled(file) && host.fileExists(file),
      directoryExists: (folder) => !isInstalled(`${folder}/`) && ts.sys.directoryExists(folder),
    },
  });
}
