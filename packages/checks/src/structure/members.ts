import { hint } from '../texts/hint.ts';
import path from 'node:path';
import ts from 'typescript';
import { appOptions } from '../../../model/src/samples/compilerOptions.ts';
import { nodesOf } from '../texts/script.ts';
import { codesOf, lineOf, nodesIn } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** "Property … does not exist on type …", without and with a suggestion. */
const NO_MEMBER = new Set([2339, 2551]);

/** Reports members that an imported value doesn't have, such as `{places.keyShare}`. The compiler knows its type. */
export function checkMembers({ file, root, tree }: Source): LineProblem[] {
  const braces = nodesIn(tree, ({ type }) => type.startsWith('mdx') && type !== 'mdxjsEsm').flatMap((node) =>
    codesOf(node)
      .filter((code) => /[\w$]\.[A-Za-z_$]/.test(code))
      .map((code) => ({ code, line: lineOf(node) })),
  );
  const words = new Set(braces.flatMap(({ code }) => code.match(/[\w$]+/g) ?? []));
  const imports = nodesIn(tree, ({ type }) => type === 'mdxjsEsm')
    .flatMap(({ value = '' }) => value.match(/^import\s[^;'"]*['"].*$/gm) ?? [])
    .filter((text) => (text.match(/[\w$]+/g) ?? []).some((name) => words.has(name)));
  if (imports.length === 0) return [];
  const onOneLine = (code: string) => code.replaceAll('\n', ' ');
  const text = [...imports.map(onOneLine), ...braces.map(({ code }) => `(${onOneLine(code)});`)].join('\n');
  const { program, source } = compile(root, path.resolve(root, `${file}.tsx`), text);
  return program.getSemanticDiagnostics(source).flatMap(({ code, start = 0 }) => {
    const access = NO_MEMBER.has(code) ? accessAt(source, start) : undefined;
    if (!access) return [];
    const { name, expression } = access;
    const members = program.getTypeChecker().getTypeAtLocation(expression).getApparentProperties();
    const names = members.map((member) => member.name);
    return [
      {
        line: braces[source.getLineAndCharacterOfPosition(start).line - imports.length]?.line ?? 1,
        message: `{${access.getText()}}: ${expression.getText()} has no ${name.text}${hint(name.text, names, '. The nearest is *')}`,
      },
    ];
  });
}

/** The files of the last programs. Pages import the same ones, which take the compiler longer to parse than to check. */
const parsed = new Map<string, ts.SourceFile>();

/** Returns a parsed file, which is parsed again only if its text has changed. */
function parse(file: string, target: ts.ScriptTarget): ts.SourceFile | undefined {
  const text = ts.sys.readFile(file);
  const last = parsed.get(file);
  if (text === undefined || last?.text === text) return text === undefined ? undefined : last;
  const source = ts.createSourceFile(file, text, target, true);
  parsed.set(file, source);
  return source;
}

/** Compiles a text in memory, as a file of the site. */
function compile(root: string, page: string, text: string): { program: ts.Program; source: ts.SourceFile } {
  const options = {
    ...appOptions,
    // The other libraries take the compiler longer than all else.
    lib: ['lib.es5.d.ts'],
    resolveJsonModule: true,
    paths: { '@site/*': [path.resolve(root, '*')] },
  };
  const source = ts.createSourceFile(page, text, ts.ScriptTarget.ES2022);
  const host = ts.createCompilerHost(options, true);
  const { fileExists } = host;
  host.fileExists = (name) => name === page || fileExists(name);
  host.getSourceFile = (name) => (name === page ? source : parse(name, ts.ScriptTarget.ES2022));
  return { program: ts.createProgram([page], options, host), source };
}

/** Returns the access to the member whose name begins at a position. */
function accessAt(source: ts.SourceFile, start: number): ts.PropertyAccessExpression | undefined {
  for (const node of nodesOf(source))
    if (ts.isPropertyAccessExpression(node) && node.name.getStart() === start) return node;
  return undefined;
}
