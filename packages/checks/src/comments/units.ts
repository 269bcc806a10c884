import ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';
import { problemAt } from './problemAt.ts';

/** Name endings for a unit, and the other units that a comment mustn't use with them. */
const UNITS: readonly (readonly [name: RegExp, otherUnit: RegExp, unit: string])[] = [
  [/Ms$/, /\bin (?:seconds|minutes)\b/, 'milliseconds'],
  [/Seconds$/, /\bin (?:milliseconds|minutes)\b/, 'seconds'],
];

/** Reports comments that give a property another unit than its name does. */
export function checkUnits(source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)) return;
    const name = node.name.getText();
    const [, otherUnit, unit] = UNITS.find(([ends]) => ends.test(name)) ?? [];
    for (const comment of ts.getJSDocCommentsAndTags(node)) {
      const mismatch = otherUnit?.exec(comment.getText());
      if (mismatch)
        problems.push(
          problemAt(
            source,
            comment.getStart() + mismatch.index,
            `${name} is in ${unit}, and its comment says "${mismatch[0]}". Correct the comment`,
          ),
        );
    }
  };
  visit(source);
  return problems;
}
