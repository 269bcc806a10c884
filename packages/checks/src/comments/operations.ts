import { hint } from '../texts/hint.ts';
import path from 'node:path';
import ts from 'typescript';
import { isObject, type JsonObject } from '../../../model/src/openapi/document.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { allOperations, type Operation } from '../../../model/src/openapi/operations.ts';
import { byLocation, type Problem } from '../../../model/src/problem.ts';
import { problemAt, sdkSources } from './sources.ts';
import { errorTypesByCode } from './throws.ts';

/**
 * Errors that any call may fail with, which each class documents once for all its methods, or that the SDK prevents.
 */
const OF_ANY_CALL = new Set([
  'InvalidArgument',
  'NotAuthenticated',
  'Forbidden',
  'Conflict',
  'RateLimited',
  'ApiUnavailable',
]);

/**
 * Errors that methods of an account don't have, since the account exists when they're called and has its network set.
 */
const OF_ACCOUNTS = new Set(['NotFound', 'NetworkMismatch']);

/** Errors of the API that the SDK also raises by itself. */
const OF_SDK = new Set(['InvalidArgument', 'NotAuthenticated', 'NotSupported']);

/**
 * Reports methods in `x-sdk` that no SDK has or that two operations name, and comments that lack an error of the
 * operation that their method calls, or have one that it never answers with.
 */
export function checkOperations(program: ts.Program, root: string, description: Description): Problem[] {
  // Must come first. The type checker sets the parent of each node, which gives its position.
  const types = errorTypesByCode(program);
  const methods = methodsOf(sdkSources(program, root));
  const used = new Set<string>();
  const operations = allOperations(description);
  const answered = new Set(operations.flatMap((operation) => answersOf(operation, description, types)));
  return operations
    .flatMap((operation) =>
      [operation.node['x-sdk']].flat().flatMap((name) => {
        if (typeof name !== 'string') return [];
        if (used.size === used.add(name).size)
          return [problemOf(operation, description, `${name}, as another operation does`)];
        const method = methods.get(name);
        const near = hint(name, methods.keys(), '. The nearest is *');
        if (!method) return [problemOf(operation, description, `${name}, which no SDK has${near}`)];
        const answers = answersOf(operation, description, types);
        const wrong = [...answered].filter((type) => !answers.includes(type) && !OF_SDK.has(type));
        const expected = expectedErrors(name, answers, operation.node.description);
        return checkThrowsTags(name, method, { expected, wrong }, root);
      }),
    )
    .toSorted(byLocation);
}

/** Returns the methods of the SDKs' interfaces and classes, by names such as `AuthModule.signIn`. */
function methodsOf(sources: readonly ts.SourceFile[]): Map<string, ts.Node> {
  const methods = new Map<string, ts.Node>();
  for (const source of sources)
    for (const node of source.statements) {
      if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) continue;
      for (const member of node.members)
        if ((ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) && node.name)
          methods.set(`${node.name.text}.${member.name.getText()}`, member);
    }
  return methods;
}

const problemOf = ({ steps, node }: Operation, description: Description, text: string): Problem => ({
  file: description.file,
  line: description.lineOf([...steps, 'x-sdk']),
  message: `x-sdk of ${node.operationId ?? 'an operation'} names ${text}`,
});

/** Returns the types of the errors that an operation answers with. */
function answersOf(
  { node }: Operation,
  description: Description,
  types: ReadonlyMap<string, string>,
): string[] {
  const codes = Object.values(node.responses ?? {})
    .map((response) => description.resolve<JsonObject>(response).value)
    .filter(isObject)
    .flatMap((response) => [response['x-error-codes']].flat())
    .flatMap((code) => types.get(String(code)) ?? []);
  return [...new Set(codes)];
}

/** Returns the errors that are specific to an operation, or that its description names, as in "is forbidden". */
const expectedErrors = (name: string, answers: readonly string[], text: unknown): string[] =>
  answers.filter(
    (type) =>
      (!OF_ANY_CALL.has(type) || new RegExp(`\\bis\\s+(?:an?\\s+)?${type}\\b`, 'i').test(String(text))) &&
      !(name.startsWith('Account.') && OF_ACCOUNTS.has(type)),
  );

function checkThrowsTags(
  name: string,
  method: ts.Node,
  { expected, wrong }: Readonly<Record<'expected' | 'wrong', readonly string[]>>,
  root: string,
): Problem[] {
  const comment = ts.getJSDocCommentsAndTags(method).find((node) => node.getText().includes('@throws'));
  const tags = [...(comment?.getText() ?? '').matchAll(/@throws [^]*?(?=\n\s*\*\s*(?:@|\n)|$)/g)];
  const has = (type: string) => tags.find(([text]) => text.includes(`\`${type}\``));
  const report = (position: number, message: string) => {
    const problem = problemAt(method.getSourceFile(), position, message);
    return { ...problem, file: path.relative(root, problem.file) };
  };
  return [
    ...expected
      .filter((type) => !has(type))
      .map((type) =>
        report(
          method.getStart(),
          `the backend API may answer ${name} with ${type}, and its comment doesn't mention that. Add: @throws {@link SdkError} with \`${type}\` when …`,
        ),
      ),
    ...wrong.flatMap((type) => {
      const tag = has(type);
      const message = `the backend API never answers ${name} with ${type}. Correct the tag, or the responses of the operation`;
      return comment && tag ? [report(comment.getStart() + tag.index, message)] : [];
    }),
  ];
}
