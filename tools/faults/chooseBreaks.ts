import ts from 'typescript';
import { nodesOf, parseScript } from '../../packages/checks/src/texts/script.ts';
import type { Splice } from '../../packages/checks/src/texts/splice.ts';
import { filesUnder, sourceFolders } from '../../packages/model/src/files.ts';

/** A part of a file, and what takes its place. */
export interface Break extends Splice {
  file: string;
}

/** Operators and literals, each with its opposite. */
const OPPOSITES = new Map(
  '&& ||,|| &&,=== !==,!== ===,< >=,> <=,+ -,- +,?? &&,true false,false true'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Returns the replacement of a part of the code that isn't its like, or nothing. */
function brokenText(node: ts.Node): string | undefined {
  const text = node.getText();
  const { parent } = node;
  if ((ts.isIfStatement(parent) || ts.isConditionalExpression(parent)) && node === conditionOf(parent))
    return `!(${text})`;
  if (ts.isReturnStatement(node) && node.expression) return `(${node.expression.getText()});`;
  if (ts.isNumericLiteral(node)) {
    // A comparator's number counts only by its sign.
    const choice = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent;
    return / \? -1 : 1$/.test(choice.getText()) ? undefined : String(Number(text.replaceAll('_', '')) + 1);
  }
  const isOperator = ts.isBinaryExpression(parent) && node === parent.operatorToken;
  const isLiteral = node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
  return isOperator || (isLiteral && !ts.isTypeNode(parent)) ? OPPOSITES.get(text) : undefined;
}

const conditionOf = (node: ts.IfStatement | ts.ConditionalExpression) =>
  ts.isIfStatement(node) ? node.expression : node.condition;

function breaksOf(file: string): Break[] {
  return [...nodesOf(parseScript(file))].flatMap((node) => {
    const text = node.parent && brokenText(node);
    return text === undefined ? [] : [{ file, start: node.getStart(), end: node.end, text }];
  });
}

/** Returns random numbers from 0 to 1 that depend on the seed alone. */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Returns random breaks of the product's code in the working directory, which don't overlap. */
export function chooseBreaks(count: number, seed: number): Break[] {
  const random = randomNumbers(seed);
  const files = filesUnder('.', [...sourceFolders('.'), 'src'], /(?<!\.d)\.tsx?$/).filter(
    (file) => !file.includes('/generated/'),
  );
  const ordered = files.flatMap(breaksOf).map((each) => [random(), each] as const);
  const chosen: Break[] = [];
  for (const [, each] of ordered.toSorted(([a], [b]) => a - b)) {
    const overlaps = (other: Break) =>
      each.file === other.file && each.start < other.end && other.start < each.end;
    if (chosen.length < count && !chosen.some(overlaps)) chosen.push(each);
  }
  return chosen;
}
