import ts from 'typescript';
import { expect, it } from 'vitest';
import { checkComments } from '../src/comments/index.ts';
import { checkOperations } from '../src/comments/operations.ts';
import { parseDescription } from '../../model/src/openapi/readDescription.ts';
import { readTable } from '../../model/src/readTable.ts';
import { problemLine } from '../../model/src/problem.ts';
import { site } from '../../../src/config/site.ts';
import { codeLinks } from '../src/site/checkSite.ts';
import { checkLinks } from '../src/site/links.ts';
import { readPage } from '../src/site/readPages.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { root: folder, write } = temporaryFolder();

/** Sources of the base SDK, with the messages about their comments. */
const sources = readTable('packages/checks/tests/comments.tsv', ['name', 'source', 'messages']);
it.each(sources)('$name: $source', ({ source, messages }) => {
  const file = write('packages/sdk-base/src/a.ts', source);
  const program = ts.createProgram([file], { noLib: true, strict: true, target: ts.ScriptTarget.ESNext });
  expect(checkComments(program, folder).map(problemLine).join('\n')).toBe(messages);
});

it('a link in a comment leads to a page and an anchor', () => {
  const page = readPage('docs/keys.mdx', '## One', { directory: 'docs', routeBase: '/' });
  const messagesFor = (address: string) => {
    const comment = `/** See [Keys](${site.links.docs}${address}). */`;
    const linking = codeLinks('packages/sdk-base/src/a.ts', comment);
    const targets = { routes: [], files: [], anchors: {} };
    return checkLinks([page], targets, [linking]).map(({ message }) => message);
  };
  expect(messagesFor('/keys#one')).toEqual([]);
  expect(messagesFor('/key')).toEqual(['links to /key, and there is no such page. The nearest is /keys']);
  expect(messagesFor('/keys#on')).toEqual([
    'links to /keys#on, and docs/keys.mdx has no such heading or anchor. The nearest is #one',
  ]);
});

const description = (sdk: string, text: string) =>
  parseDescription(
    `openapi: 3.1.0
info: { title: A, version: 1.0.0 }
paths:
  /users:
    get:
      operationId: getUser
      x-sdk: ${sdk}
      description: ${text}
      responses:
        '404': { description: Gone, x-error-codes: [sdk/not-found, sdk/forbidden] }
    put:
      operationId: updateUser
      responses:
        '409': { description: Taken, x-error-codes: [sdk/conflict] }
`,
    'openapi/a.yaml',
  );
const module = (comment: string) =>
  `export interface UserModule {\n  /**\n   * Reads.\n   * ${comment}\n   */\n  get(): void;\n}\n`;

/** Methods of the SDK and the operations that they call. */
const columns = ['name', 'method', 'comment', 'text', 'messages'] as const;
const methods = readTable('packages/checks/tests/operations.tsv', columns);
it.each(methods)('$name: $comment', ({ method, comment, text, messages }) => {
  const files = [
    write('packages/sdk-base/src/UserModule.ts', module(comment)),
    write(
      'packages/sdk-base/src/errors/SdkErrorType.ts',
      "export enum SdkErrorType { NotFound = 'sdk/not-found', Forbidden = 'sdk/forbidden', Conflict = 'sdk/conflict' }",
    ),
  ];
  const program = ts.createProgram(files, { noLib: true, target: ts.ScriptTarget.ESNext });
  expect(checkOperations(program, folder, description(method, text)).map(problemLine).join('\n')).toBe(
    messages,
  );
});
