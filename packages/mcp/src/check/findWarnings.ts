import ts from 'typescript';
import { securityProblems } from '../../../model/src/samples/security.ts';
import type { SampleFiles } from './SampleFiles.ts';
import type { SampleWarning } from './SampleReport.ts';

/** Finds mistakes that compile: security problems, and code that hides errors from the compiler. */
export const findWarnings = (files: SampleFiles): SampleWarning[] =>
  files.all.flatMap(({ source, path }) => {
    const location = path ? { file: path } : {};
    const language = /\.([jt]sx?)$/.exec(source.fileName)?.[1] ?? 'ts';
    const unsafe = securityProblems({ code: source.text, language }).map(({ line, message }) => ({
      ...location,
      line,
      message: `This ${message}.`,
    }));
    const hidden = findMistakes(source).map(({ node, message }) => ({
      ...location,
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      message,
    }));
    return [...unsafe, ...hidden].toSorted((a, b) => a.line - b.line);
  });

interface Mistake {
  node: ts.Node;
  message: string;
}

function findMistakes(source: ts.SourceFile): Mistake[] {
  const mistakes: Mistake[] = [];
  const visit = (node: ts.Node, isConditional: boolean): void => {
    const message = messageOf(node, isConditional);
    if (message !== undefined) mistakes.push({ node, message });
    ts.forEachChild(node, (child) =>
      visit(child, ts.isFunctionLike(node) ? false : isConditional || isBranch(node)),
    );
  };
  visit(source, false);
  return mistakes;
}

/** Whether evaluating a node may skip or repeat its parts. */
const isBranch = (node: ts.Node): boolean =>
  ts.isIfStatement(node) ||
  ts.isConditionalExpression(node) ||
  ts.isIterationStatement(node, false) ||
  ts.isCaseOrDefaultClause(node) ||
  (ts.isBinaryExpression(node) &&
    [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
    ].includes(node.operatorToken.kind));

function messageOf(node: ts.Node, isConditional: boolean): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword)
    return "This is of type any, so the compiler doesn't check its use. Use the type of the SDK, or unknown.";
  if (ts.isModuleDeclaration(node) && node.name.text.startsWith('@nacre/'))
    return `This adds declarations to ${node.name.text}, but the package doesn't contain their code. Remove it.`;
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const { text } = node.expression;
  const [first] = node.arguments;
  if (text === 'require' && first && ts.isStringLiteralLike(first) && first.text.startsWith('@nacre/'))
    return `The package ${first.text} is an ES module. Import it with import.`;
  if (isConditional && /^use[A-Z]/.test(text))
    return `React calls ${text} in every render or in none. Call it outside of conditions and loops.`;
}
