import type { Heading } from 'mdast';
import { wordsOf } from './anchors.ts';
import { problemsIn } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** The table of contents of a page shows two levels. */
const DEEPEST = 3;

/** Reports headings that a reader, a link or a table of contents can't use. */
export function checkHeadings({ tree, file }: Source): LineProblem[] {
  const isPage = /^(?:docs|api)\//.test(file);
  const blocks = tree.children.filter(({ type }) => type !== 'mdxjsEsm');
  const first = blocks.find(({ type }) => type === 'heading');
  return blocks.flatMap((heading, index) => {
    if (heading.type !== 'heading') return [];
    const words = wordsOf(heading);
    const next = blocks[index + 1];
    return problemsIn(heading, ({ type }, report) => {
      if (isPage && type === 'link')
        report('the heading is a link to its own anchor. Put the other link into the text');
      if (type !== 'heading') return;
      if (isPage) report(levelMessage(heading));
      // Tables of contents and screen readers skip no level.
      if (isPage && heading === first && heading.depth === DEEPEST)
        report('no "##" is above this "###". Begin the first heading with "##"');
      if (isPage && /\p{Extended_Pictographic}/u.test(words))
        report('the heading has an emoji, which a screen reader reads aloud. Remove it');
      if (words === '') report('the heading has no words. Write some, or remove it');
      if (!next || (next.type === 'heading' && next.depth <= heading.depth))
        report(`the section "${words}" is empty. Write it, or remove its heading`);
    });
  });
}

function levelMessage({ depth }: Heading): string | undefined {
  if (depth === 1) return 'the title of the page is in its front matter. Begin the heading with "##"';
  if (depth > DEEPEST)
    return `a heading of level ${depth} isn't in the table of contents. Use "##" and "###"`;
}
