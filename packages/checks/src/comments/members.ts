import ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';
import { nodesOf } from '../texts/script.ts';
import { problemAt } from './sources.ts';

const BULLET = /^\s*\* - `([\w.-]+)`:/gm;

/** Reports members with the comment of another one, and lists that don't explain exactly the values of their type. */
export function checkMemberComments(program: ts.Program, source: ts.SourceFile): Problem[] {
  const checker = program.getTypeChecker();
  const problems: Problem[] = [];
  const report = (position: number, message: string) => problems.push(problemAt(source, position, message));
  for (const node of nodesOf(source)) {
    const known = new Map<string, string>();
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isEnumDeclaration(node))
      for (const member of node.members) {
        const comment = ts.getJSDocCommentsAndTags(member)[0];
        const [text, name] = [comment?.getText() ?? '', member.name?.getText() ?? ''];
        const other = known.get(text);
        known.set(text, other ?? name);
        if (!comment || !other || other === name) continue;
        report(comment.getStart(), `the comment of ${name} is that of ${other}. Say what differs`);
      }
    const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
    const bullets = [...(comment?.getText() ?? '').matchAll(BULLET)];
    if (!comment || bullets.length === 0) continue;
    const type = checker.getTypeAtLocation(node);
    const values = (type.isUnion() ? type.types : []).flatMap((each) =>
      each.isStringLiteral() ? each.value : [],
    );
    if (values.length === 0) continue;
    const explained = bullets.map(([, value = '']) => value);
    for (const value of values.filter((each) => !explained.includes(each)))
      report(comment.getStart(), `the list doesn't explain \`${value}\`. Add it`);
    for (const { index, 1: value = '' } of bullets)
      if (!values.includes(value))
        report(comment.getStart() + index, `the type has no value \`${value}\`. It has ${values.join(', ')}`);
  }
  return problems;
}
