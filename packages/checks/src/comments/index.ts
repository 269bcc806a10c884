import path from 'node:path';
import ts from 'typescript';
import { byLocation, type Problem } from '../../../model/src/problem.ts';
import { nodesOf } from '../texts/script.ts';
import { checkDefaults } from './defaults.ts';
import { checkMemberComments } from './members.ts';
import { problemAt, sdkSources } from './sources.ts';
import { checkThrows } from './throws.ts';

/** Name endings for a unit, and the other units that a comment mustn't use with them. */
const UNITS: readonly (readonly [name: RegExp, otherUnit: RegExp, unit: string])[] = [
  [/Ms$/, /\bin (?:seconds|minutes)\b/, 'milliseconds'],
  [/Seconds$/, /\bin (?:milliseconds|minutes)\b/, 'seconds'],
];

/** Reports comments that give a property another unit than its name does. */
function checkUnits(source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  for (const node of nodesOf(source)) {
    if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)) continue;
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
  }
  return problems;
}

/** Reports links in comments that don't end, which the reference shows as text. */
const checkOpenLinks = (source: ts.SourceFile): Problem[] =>
  [...source.text.matchAll(/\{@link [^}`]*`/g)].map(({ index }) =>
    problemAt(source, index, 'the link has no end. Write } after the name'),
  );

/** Reports internal symbols that a release contains, which the reference then lacks. */
const checkInternal = (source: ts.SourceFile): Problem[] =>
  [
    ...source.text.matchAll(
      /\/\*\*(?:(?!\*\/)[^])*?@(?:since|internal)\b(?:(?!\*\/)[^])*?@(?:internal|since)\b/g,
    ),
  ].map(({ 0: comment, index }) =>
    problemAt(
      source,
      index + comment.length - 1,
      'the comment has both @since and @internal. Remove @internal, or @since if nobody outside may use it',
    ),
  );

/** Reports doc comments whose defaults, units or errors contradict the code that they belong to. */
export function checkComments(program: ts.Program, root: string): Problem[] {
  const sources = sdkSources(program, root);
  return [
    ...checkDefaults(program, sources),
    ...checkThrows(program, sources),
    ...sources.flatMap((source) => [
      ...checkUnits(source),
      ...checkOpenLinks(source),
      ...checkInternal(source),
      ...checkMemberComments(program, source),
    ]),
  ]
    .map((problem) => ({ ...problem, file: path.relative(root, problem.file) }))
    .toSorted(byLocation);
}
