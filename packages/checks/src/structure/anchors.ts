import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { isDocument } from './files.ts';
import { lineOf, nodesIn, problemsIn, textOf, type AnyNode } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Matches the comment with an explicit anchor, such as `#refresh` between the marks of a comment. */
const COMMENT = /^\/\*([\s\S]*)\*\/$/;
const ANCHOR = /^#([a-z\d]+(?:[-_][a-z\d]+)*)$/;

const isComment = ({ type }: AnyNode) => type === 'mdxTextExpression';

/** Returns the text of a heading without its comment. */
export const wordsOf = (heading: AnyNode): string =>
  textOf({ ...heading, children: heading.children?.filter((child) => !isComment(child)) }).trim();

/** Returns the anchors of a page's headings. */
export const headingAnchors = (tree: Root): string[] =>
  nodesIn(tree, ({ type }) => type === 'heading').flatMap((heading) => anchorOf(heading).anchor ?? []);

/** Returns the ids of an element. A term has none of its own, since its id is that of the glossary's entry. */
export const idsOf = ({ name, attributes = [] }: AnyNode): string[] =>
  name === 'Term'
    ? []
    : attributes.flatMap(({ name: key, value }) => (key === 'id' && typeof value === 'string' ? value : []));

/**
 * Reports invalid anchors, and anchors that a page has twice. Links reach only the first of two, and a different one
 * after sections are moved.
 */
export function checkAnchors({ tree, file }: Source): LineProblem[] {
  // Changelogs repeat the same headings for each release.
  if (!isDocument(file)) return [];
  const lines = new Map<string, number>();
  return problemsIn(tree, (node, report) => {
    const add = (anchor: string, instead: string) => {
      const before = lines.get(anchor);
      if (before === undefined) lines.set(anchor, lineOf(node));
      else report(`the anchor #${anchor} is taken by line ${before}. ${instead}`);
    };
    if (node.type === 'heading') {
      const { anchor, message } = anchorOf(node);
      report(message);
      if (anchor) add(anchor, 'Use other words, or end the heading with an anchor of its own: {/* #name */}');
    }
    for (const id of idsOf(node)) add(id, 'Use another id');
  });
}

/** Returns a heading's anchor from its comment, or else from its words. */
function anchorOf(heading: AnyNode): { anchor?: string; message?: string } {
  const comment = heading.children?.find(isComment);
  const inside = COMMENT.exec(comment?.value ?? '')?.[1]?.trim();
  if (inside === undefined) return { anchor: new GithubSlugger().slug(wordsOf(heading)) || undefined };
  const anchor = ANCHOR.exec(inside)?.[1];
  if (!anchor)
    return {
      message: `{/* ${inside} */} isn't an anchor. Write {/* #name */}, in lowercase letters, digits and hyphens`,
    };
  return heading.children?.at(-1) === comment
    ? { anchor }
    : { message: `{/* #${anchor} */} has to be at the end of the heading. Move it there` };
}
