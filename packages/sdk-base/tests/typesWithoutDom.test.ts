import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { sdkPackages } from '../../model/src/packages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const [{ folder, entries }] = sdkPackages;

const messages = (diagnostics: readonly ts.Diagnostic[]) =>
  diagnostics.map(({ file, messageText }) => {
    const name = file && path.relative(root, file.fileName);
    return `${name ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });

/** Returns the declarations that the package publishes, by file. */
function publishedTypes(): Map<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, folder, 'tsconfig.build.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (found) => expect(messages([found])).toEqual([]) },
  );
  if (!config) throw new Error('The build has no configuration.');
  const rootNames = entries.map(({ source }) => path.join(root, source));
  const types = new Map<string, string>();
  ts.createProgram({ rootNames, options: { ...config.options, emitDeclarationOnly: true } }).emit(
    undefined,
    (file, text) => types.set(path.resolve(file), text),
  );
  return types;
}

it.runIf(process.env.TEST_ALL === '1')(
  'the types compile on a server, without the types of the DOM and with every declaration checked',
  () => {
    const types = publishedTypes();
    const options: ts.CompilerOptions = {
      ...{
        strict: true,
        skipLibCheck: false,
        noEmit: true,
        types: ['node'],
        typeRoots: [`${root}/node_modules/@types`],
      },
      ...{ target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'] },
      ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    };
    const host = ts.createCompilerHost(options);
    const { readFile, fileExists, getSourceFile } = host;
    host.fileExists = (file) => types.has(file) || fileExists(file);
    // The folders don't exist on disk.
    host.directoryExists = undefined;
    host.readFile = (file) => types.get(file) ?? readFile(file);
    host.getSourceFile = (file, version, ...rest) => {
      const text = types.get(file);
      return text === undefined
        ? getSourceFile(file, version, ...rest)
        : ts.createSourceFile(file, text, version);
    };
    const rootNames = entries.map(({ source }) =>
      path.join(root, source.replace('/src/', '/dist/').replace(/\.ts$/, '.d.ts')),
    );
    expect(rootNames.filter((file) => !types.has(file))).toEqual([]);
    const program = ts.createProgram({ rootNames, options, host });
    expect(program.getSourceFiles().some(({ fileName }) => fileName.endsWith('lib.dom.d.ts'))).toBe(false);
    expect(messages(ts.getPreEmitDiagnostics(program))).toEqual([]);
  },
);
