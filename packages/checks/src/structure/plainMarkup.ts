import { readTable } from '../../../model/src/readTable.ts';
import { isInPages } from './files.ts';
import { lineOf, problemsIn } from './nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Markup that the parser didn't recognize, so that readers see its signs. */
const unread = readTable('packages/checks/src/structure/plainMarkup.tsv', ['pattern', 'message']).map(
  ({ pattern, message }) => ({ pattern: new RegExp(pattern, 'gm'), message }),
);

/** Reports Markdown that falls apart into plain text, and notes of writers to themselves in comments. */
export const checkPlainMarkup = ({ tree, text, file }: Source): LineProblem[] =>
  isInPages(file)
    ? problemsIn(tree, (node, report) => {
        if (/^mdx\w+Expression$/.test(node.type) && /\b(?:TODO|FIXME|XXX)\b/.test(node.value ?? ''))
          report('the comment is a note to yourself. Do it, or remove it');
        if (node.type === 'listItem' && typeof node.checked === 'boolean')
          report('nobody can tick the box. Begin the item with "- " or "1. "');
        if (node.type !== 'text') return;
        const source = text.slice(node.position?.start.offset, node.position?.end.offset);
        for (const { pattern, message } of unread) {
          const [match] = source.matchAll(pattern);
          if (match) report(message, lineOf(node) + source.slice(0, match.index).split('\n').length - 1);
        }
      })
    : [];
