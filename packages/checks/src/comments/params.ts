import ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';
import { problemAt } from './problemAt.ts';

/** Reports `@param` tags for parameters that don't exist. */
export function checkParams(source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isFunctionLike(node)) return;
    const names = node.parameters.map(({ name }) => name);
    // A destructured parameter has no name other than the one in the comment.
    if (!names.every((name) => ts.isIdentifier(name))) return;
    const known = names.map((name) => name.getText());
    for (const tag of ts.getJSDocTags(node).filter(ts.isJSDocParameterTag)) {
      const paramName = tag.name.getText();
      if (!known.includes(paramName.split('.')[0] ?? ''))
        problems.push(
          problemAt(
            source,
            tag.getStart(),
            `@param names ${paramName}, and the parameters are ${known.join(', ') || 'none'}. Correct the name, or remove the tag`,
          ),
        );
    }
  };
  visit(source);
  return problems;
}
