import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What a reader of the SDKs can import, under `sdk/`. */
const ENTRIES = ['base/src/index.ts', 'base/src/sandbox/index.ts', 'react/src/index.ts'];

/** Writes the declarations of both SDKs into a folder, as their packages have them: `base/src/index.d.ts` and so on. */
export function emitDeclarations(root: string, folder: string): void {
  const sdk = path.join(root, 'sdk');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: { paths: Record<string, string[]> } };
  };
  const program = ts.createProgram({
    rootNames: ENTRIES.map((entry) => path.join(sdk, entry)),
    options: {
      strict: true,
      noUncheckedIndexedAccess: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      allowImportingTsExtensions: true,
      types: [],
      paths: Object.fromEntries(
        Object.entries(config.compilerOptions.paths).map(([name, targets]) => [
          name,
          targets.map((target) => path.join(root, target)),
        ]),
      ),
      rootDir: sdk,
      outDir: folder,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      skipLibCheck: true,
      // Types are checked elsewhere. Here they are only written down.
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
