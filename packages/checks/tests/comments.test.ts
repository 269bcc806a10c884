import ts from 'typescript';
import { expect, it } from 'vitest';
import { checkComments } from '../src/comments/index.ts';
import { checkOperations } from '../src/comments/operations.ts';
import { parseDescription } from '../../model/src/openapi/readDescription.ts';
import { problemLine } from '../../model/src/problem.ts';
import { site } from '../../../src/config/site.ts';
import { codeLinks } from '../src/site/checkSite.ts';
import { checkLinks } from '../src/site/links.ts';
import { readPage } from '../src/site/readPages.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { root: folder, write } = temporaryFolder();

/** Returns the problems found in a source of the base SDK. */
function messagesOf(text: string): string[] {
  const file = write('packages/sdk-base/src/a.ts', text);
  const program = ts.createProgram([file], { noLib: true, strict: true, target: ts.ScriptTarget.ESNext });
  return checkComments(program, folder).map(
    ({ file: sourceFile, line, message }) => `${sourceFile}:${line}: ${message}`,
  );
}

const options = (comment: string) =>
  `export type Options = {\n  /**\n   * ${comment}\n   */\n  waitMs?: number;\n};\n`;
const WAIT = 'const WAIT = 2 * 1_000;\n';

it.each([
  'export const a = ({ waitMs = WAIT }: Options) => waitMs;',
  'export const a = (options: Options) => options.waitMs ?? WAIT;',
  'export const a = (options: Options) => check(options.waitMs) ?? WAIT;\ndeclare function check(n?: number): number | undefined;',
])('a default is compared with the code: %s', (use) => {
  expect(messagesOf(`${options('@defaultValue `2_000`')}${WAIT}${use}`)).toEqual([]);
  expect(messagesOf(`${options('@defaultValue `3_000`')}${WAIT}${use}`)).toEqual([
    'packages/sdk-base/src/a.ts:3: the comment states the default 3_000 for waitMs, and packages/sdk-base/src/a.ts:7 sets 2000. Correct one of them',
  ]);
});

it('a unit matches that of the name', () => {
  expect(messagesOf(options('The wait, in milliseconds.'))).toEqual([]);
  expect(messagesOf(options('The wait, in seconds.'))).toEqual([
    'packages/sdk-base/src/a.ts:3: waitMs is in milliseconds, and its comment says "in seconds". Correct the comment',
  ]);
});

const thrower = (comment: string) => `declare class SdkError { constructor(type: string); }
declare const SdkErrorType: { NotFound: string };
function find() { throw new SdkError(SdkErrorType.NotFound); }
/**
 * Finds.
 *${comment}
 * @category Client
 */
export function open() { find(); }
/** Tries. @category Client */
export function quiet() { try { find(); } catch { return; } }
`;

it('a comment names each error that a call throws', () => {
  expect(messagesOf(thrower(' @throws {@link SdkError} with `NotFound` when it is gone'))).toEqual([]);
  expect(messagesOf(thrower(''))).toEqual([
    "packages/sdk-base/src/a.ts:9: open throws SdkError with NotFound, and its comment doesn't mention that. Add: @throws {@link SdkError} with `NotFound` when …",
  ]);
});

it('a member has a comment of its own', () => {
  const members = (text: string) =>
    `interface Order {\n  /** When paid. */\n  a: 1;\n  /** ${text} */\n  b: 1;\n}`;
  expect(messagesOf(members('When sent.'))).toEqual([]);
  expect(messagesOf(members('When paid.'))).toEqual([
    'packages/sdk-base/src/a.ts:4: the comment of b is that of a. Say what differs',
  ]);
});

it('a list explains each value of its type', () => {
  const kinds = (type: string) =>
    `/**\n * - \`coin\`: a coin\n * - \`nft\`: an NFT\n */\ntype Kind = ${type};`;
  expect(messagesOf(kinds("'coin' | 'nft' | (string & {})"))).toEqual([]);
  expect(messagesOf(kinds("'coin' | 'token'"))).toEqual([
    "packages/sdk-base/src/a.ts:1: the list doesn't explain `token`. Add it",
    'packages/sdk-base/src/a.ts:3: the type has no value `nft`. It has coin, token',
  ]);
});

it('a link has its end', () => {
  expect(messagesOf(options('Stops {@link SdkError with `NotFound`.'))).toEqual([
    'packages/sdk-base/src/a.ts:3: the link has no end. Write } after the name',
  ]);
});

it('a symbol of a release is not internal', () => {
  const message =
    'packages/sdk-base/src/a.ts:3: the comment has both @since and @internal. Remove @internal, or @since if nobody outside may use it';
  const both = (tags: string) => messagesOf(`/**\n * One.\n * ${tags}\n */\nexport const a = 1;`);
  expect(both('@since 0.2.0')).toEqual([]);
  expect(both('@since 0.2.0 @internal')).toEqual([message]);
  expect(both('@internal @since 0.2.0')).toEqual([message]);
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

it('a default is one of the values of its type', () => {
  const kind = (value: string) =>
    messagesOf(`export type A = {\n  /** @defaultValue \`'${value}'\` */\n  kind?: 'nft' | 'erc20';\n};`);
  expect(kind('nft')).toEqual([]);
  expect(kind('nfd')).toEqual([
    "packages/sdk-base/src/a.ts:2: the type has no value 'nfd'. It has nft, erc20",
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

/** Returns the problems found in a method of the SDK and the operation that it calls. */
function operationMessages(sdk: string, comment: string, text = 'Reads.'): string[] {
  const files = [
    write('packages/sdk-base/src/UserModule.ts', module(comment)),
    write(
      'packages/sdk-base/src/errors/SdkErrorType.ts',
      "export enum SdkErrorType { NotFound = 'sdk/not-found', Forbidden = 'sdk/forbidden', Conflict = 'sdk/conflict' }",
    ),
  ];
  const program = ts.createProgram(files, { noLib: true, target: ts.ScriptTarget.ESNext });
  return checkOperations(program, folder, description(sdk, text)).map(problemLine);
}

it('the comment of a method names each error of its operation', () => {
  expect(operationMessages('UserModule.get', '@throws {@link SdkError} with `NotFound` when gone')).toEqual(
    [],
  );
  expect(operationMessages('UserModule.get', '@throws {@link SdkError} with `Forbidden` when gone')).toEqual([
    "packages/sdk-base/src/UserModule.ts:6: the backend API may answer UserModule.get with NotFound, and its comment doesn't mention that. Add: @throws {@link SdkError} with `NotFound` when …",
  ]);
});

it('the comment of a method names a common error that the description of its operation names', () => {
  const tag = '@throws {@link SdkError} with `NotFound` when gone';
  expect(operationMessages('UserModule.get', tag, 'Without a tier, it is forbidden.')).toEqual([
    expect.stringContaining('may answer UserModule.get with Forbidden'),
  ]);
});

it('the comment of a method names no error of another operation alone', () => {
  const tags =
    '@throws {@link SdkError} with `NotFound` when gone\n   * @throws {@link SdkError} with `Conflict`';
  expect(operationMessages('UserModule.get', tags)).toEqual([
    'packages/sdk-base/src/UserModule.ts:5: the backend API never answers UserModule.get with Conflict. Correct the tag, or the responses of the operation',
  ]);
});

it('an operation names an existing method', () => {
  expect(operationMessages('UserModule.read', '')).toEqual([
    'openapi/a.yaml:7: x-sdk of getUser names UserModule.read, which no SDK has. The nearest is UserModule.get',
  ]);
  expect(operationMessages('[UserModule.get, UserModule.get]', 'with @throws `NotFound`')).toEqual([
    'openapi/a.yaml:7: x-sdk of getUser names UserModule.get, as another operation does',
  ]);
});
