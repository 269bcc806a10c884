import type { Heading, Root, RootContent } from 'mdast';
import { wordsOf } from './anchors.ts';
import { lineOf, problemsIn } from './nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** The table of contents of a page shows two levels. */
const DEEPEST = 3;

/** Reports headings that a reader, a link or a table of contents can't use. */
export function checkHeadings({ tree, file }: Source): LineProblem[] {
  const isPage = /^(?:docs|api)\//.test(file);
  const headings = tree.children.filter((node) => node.type === 'heading');
  return [
    ...headings.flatMap((heading) => {
      const message = isPage ? levelMessage(heading) : undefined;
      return message ? [{ line: lineOf(heading), message }] : [];
    }),
    ...(isPage ? checkSkippedLevel(headings) : []),
    ...(isPage ? headings.flatMap(contentProblems) : []),
    ...emptyHeadings(headings),
    ...emptySections(tree),
  ];
}

function levelMessage({ depth }: Heading): string | undefined {
  if (depth === 1) return 'the title of the page is in its front matter. Begin the heading with "##"';
  if (depth > DEEPEST)
    return `a heading of level ${depth} isn't in the table of contents. Use "##" and "###"`;
}

/** Reports a skipped heading level, which confuses tables of contents and screen readers. */
function checkSkippedLevel(headings: Heading[]): LineProblem[] {
  const first = headings[0];
  if (first?.depth !== DEEPEST) return [];
  return [{ line: lineOf(first), message: 'no "##" is above this "###". Begin the first heading with "##"' }];
}

/** Reports parts of a heading that the table of contents and its anchor lack. */
const contentProblems = (heading: Heading): LineProblem[] =>
  problemsIn(heading, ({ type }, report) => {
    if (type === 'link') report('the heading is a link to its own anchor. Put the other link into the text');
    if (type === 'heading' && /\p{Extended_Pictographic}/u.test(wordsOf(heading)))
      report('the heading has an emoji, which a screen reader reads aloud. Remove it');
  });

const emptyHeadings = (headings: Heading[]): LineProblem[] =>
  headings
    .filter((heading) => wordsOf(heading) === '')
    .map((heading) => ({
      line: lineOf(heading),
      message: 'the heading has no words. Write some, or remove it',
    }));

/** Reports headings that are followed directly by one of the same or a higher level. */
function emptySections({ children }: Root): LineProblem[] {
  const blocks = children.filter(({ type }) => type !== 'mdxjsEsm');
  return blocks.flatMap((block, index) => {
    const next: RootContent | undefined = blocks[index + 1];
    if (block.type !== 'heading') return [];
    if (next && !(next.type === 'heading' && next.depth <= block.depth)) return [];
    const message = `the section "${wordsOf(block)}" is empty. Write it, or remove its heading`;
    return [{ line: lineOf(block), message }];
  });
}
