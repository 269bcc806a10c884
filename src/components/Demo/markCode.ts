import { codeKinds } from '../../config/codeKinds.ts';
import { tokenize } from '../../plugins/codeBlocks/tokenize.ts';
import { encodeMarks } from '../CodeBlock/marks.ts';

/** The colors of a demo's code, for `CodeBlock`. Runs in the build only: it brings Prism along. */
export function markCode(code: string, language: string): string {
  const tokens = tokenize(code, language) ?? [];
  return encodeMarks(code, (place) => {
    const token = tokens.find(({ start, end }) => start <= place && place < end);
    return { kind: token && codeKinds.indexOf(token.kind), isLink: false };
  });
}
