import ts from 'typescript';
import { expect, test } from 'vitest';
import { entrySources } from '../src/packages.ts';
import { sourceOptions } from '../src/samples/compilerOptions.ts';

/** Code of an app with the compiler option `exactOptionalPropertyTypes`. */
const APP = 'exactly.ts';
const app = `
import type { Account, Client } from '@nacre/sdk-base';
import type { ServerClient } from '@nacre/sdk-base/server';

export const transfers = (account: Account, limit: number | undefined, signal: AbortSignal | undefined) =>
  account.getTransfers({ limit }, { signal, timeoutMs: undefined });
export const status = (client: Client, maxRetries: number | undefined) => client.status({ maxRetries });
export const users = (nacre: ServerClient, cursor: string | undefined) => nacre.listUsers({ cursor });
`;

const entries = entrySources(process.cwd());
const options: ts.CompilerOptions = { ...sourceOptions(entries), exactOptionalPropertyTypes: true };
const host = ts.createCompilerHost(options, true);
const isApp = (file: string) => file.endsWith(APP);
const program = ts.createProgram([APP, ...Object.values(entries)], options, {
  ...host,
  fileExists: (file) => isApp(file) || host.fileExists(file),
  readFile: (file) => (isApp(file) ? app : host.readFile(file)),
  getSourceFile: (file, ...rest) =>
    isApp(file)
      ? ts.createSourceFile(file, app, options.target ?? 99, true)
      : host.getSourceFile(file, ...rest),
});
const sources = program
  .getSourceFiles()
  .filter(
    ({ fileName }) =>
      /\/packages\/sdk-(?:base|react)\/src\//.test(fileName) && !/\/generated\//.test(fileName),
  );

test('an app with exactOptionalPropertyTypes passes undefined for an option', () => {
  const file = program.getSourceFile(APP);
  const problems = program.getSemanticDiagnostics(file).map(({ messageText }) => messageText);
  expect(problems).toEqual([]);
});

test('each optional property of the SDKs accepts undefined', () => {
  const checker = program.getTypeChecker();
  const lacking: string[] = [];
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type) {
      count++;
      const type = checker.getTypeFromTypeNode(node.type);
      const parts = type.isUnion() ? type.types : [type];
      const takes = parts.some(
        ({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Unknown | ts.TypeFlags.Never),
      );
      if (!takes) {
        const file = node.getSourceFile();
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        lacking.push(`${file.fileName}:${line + 1}: ${node.getText()}`);
      }
    }
    // A mapped type gets its members from another type.
    if (!ts.isMappedTypeNode(node)) ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  expect(count).toBeGreaterThan(100);
  expect(lacking).toEqual([]);
});
