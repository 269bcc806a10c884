import { encodeMarks } from '../../../../src/components/CodeBlock/marks.ts';
import { codeKinds, type CodeKind } from '../../../../src/config/codeKinds.ts';
import { tokenize } from './tokenize.ts';

/**
 * Encodes the colors and the links of code for `codeHtml`. `linkKind` colors links that the grammar leaves uncolored.
 */
export function marksOf(
  code: string,
  language: string,
  links: ReadonlySet<number> = new Set(),
  linkKind?: CodeKind,
): string {
  const tokens = tokenize(code, language);
  if (!tokens)
    throw new Error(
      `there is no grammar for the code block's language "${language}". Correct it, or import its grammar in packages/markdown/src/codeBlocks/tokenize.ts.`,
    );
  let next = 0;
  return encodeMarks(code, (offset) => {
    while ((tokens[next]?.end ?? Infinity) <= offset) next += 1;
    const token = tokens[next];
    const isLink = links.has(offset);
    const kind = token && token.start <= offset ? token.kind : isLink ? linkKind : undefined;
    return { kind: kind && codeKinds.indexOf(kind), isLink };
  });
}
