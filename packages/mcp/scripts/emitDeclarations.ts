import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { entrySources } from '../../model/src/packages.ts';
import { appOptions } from '../../model/src/samples/compilerOptions.ts';

/** Writes the declarations of both SDKs into a folder, as their packages have them: `packages/sdk-base/src/index.d.ts` and so on. */
export function emitDeclarations(root: string, folder: string): void {
  const sources = entrySources(root);
  const program = ts.createProgram({
    rootNames: Object.values(sources),
    options: {
      ...appOptions,
      noEmit: false,
      noUncheckedIndexedAccess: true,
      allowImportingTsExtensions: true,
      paths: Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, [source]])),
      rootDir: root,
      outDir: folder,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      // Types are checked elsewhere, and only emitted here.
      noCheck: true,
    },
  });
  const { diagnostics } = program.emit(undefined, (file, text) => {
    if (path.relative(folder, file).startsWith('..')) return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  });
  if (diagnostics.length > 0) {
    throw new Error(
      diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')).join('\n'),
    );
  }
}
