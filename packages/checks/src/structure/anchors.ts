import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { isDocument } from './files.ts';
import type { LineProblem, Source } from './Source.ts';

/** Matches the comment with an explicit anchor, such as `#refresh` between the marks of a comment. */
const COMMENT = /^\/\*([\s\S]*)\*\/$/;
const ANCHOR = /^#([a-z\d]+(?:[-_][a-z\d]+)*)$/;

/** Returns the text of a heading without its comment. */
export const wordsOf = (heading: Heading): string =>
  toString({
    ...heading,
    children: heading.children.filter(({ type }) => type !== 'mdxTextExpression'),
  }).trim();

/** Returns the anchors of a page's headings. */
export function anchorsOf(tree: Root): string[] {
  const anchors: string[] = [];
  visit(tree, 'heading', (heading) => {
    const { anchor } = anchorOf(heading);
    if (anchor) anchors.push(anchor);
  });
  return anchors;
}

const lineOf = ({ position }: Node) => position?.start.line ?? 1;

interface Attributes extends Node {
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
}

/**
 * Reports invalid anchors, and anchors that a page has twice. Links reach only the first of two, and a different one
 * after sections are moved.
 */
export function checkAnchors({ tree, file }: Source): LineProblem[] {
  // Changelogs repeat the same headings for each release.
  if (!isDocument(file)) return [];
  const problems: LineProblem[] = [];
  const lines = new Map<string, number>();
  const add = (anchor: string, line: number, instead: string) => {
    const before = lines.get(anchor);
    if (before === undefined) lines.set(anchor, line);
    else problems.push({ line, message: `the anchor #${anchor} is taken by line ${before}. ${instead}` });
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const { anchor, message } = anchorOf(node);
      if (message) problems.push({ line: lineOf(node), message });
      if (anchor)
        add(
          anchor,
          lineOf(node),
          'Use other words, or end the heading with an anchor of its own: {/* #name */}',
        );
    }
    const { name, attributes = [] } = node as Attributes;
    if (name === 'Term') return;
    for (const { name: key, value } of attributes)
      if (key === 'id' && typeof value === 'string') add(value, lineOf(node), 'Use another id');
  });
  return problems;
}

/** Returns a heading's anchor from its comment, or else from its words. */
function anchorOf(heading: Heading): { anchor?: string; message?: string } {
  const comment = heading.children.find(({ type }) => type === 'mdxTextExpression');
  const inside = comment && 'value' in comment ? COMMENT.exec(comment.value)?.[1]?.trim() : undefined;
  if (inside === undefined) return { anchor: new GithubSlugger().slug(wordsOf(heading)) || undefined };
  const anchor = ANCHOR.exec(inside)?.[1];
  if (!anchor)
    return {
      message: `{/* ${inside} */} isn't an anchor. Write {/* #name */}, in lowercase letters, digits and hyphens`,
    };
  if (heading.children.at(-1) !== comment)
    return { message: `{/* #${anchor} */} has to be at the end of the heading. Move it there` };
  return { anchor };
}
