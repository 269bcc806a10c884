import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { isDocument } from './files.ts';
import type { Found, Source } from './Source.ts';

/** The comment that holds an explicit anchor, such as `#refresh` between the signs of a comment. */
const COMMENT = /^\/\*([\s\S]*)\*\/$/;
const ANCHOR = /^#([a-z\d]+(?:[-_][a-z\d]+)*)$/;

/** A heading without its comment. */
export const wordsOf = (heading: Heading): string =>
  toString({
    ...heading,
    children: heading.children.filter(({ type }) => type !== 'mdxTextExpression'),
  }).trim();

/** Where the headings of a page are reached. */
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
 * Anchors that mean nothing, and two places of a page with one: links reach the first alone, and another when sections
 * are moved.
 */
export function checkAnchors({ tree, file }: Source): Found[] {
  // Changelogs have the same headings in each release.
  if (!isDocument(file)) return [];
  const found: Found[] = [];
  const lines = new Map<string, number>();
  const add = (anchor: string, line: number, instead: string) => {
    const before = lines.get(anchor);
    if (before === undefined) lines.set(anchor, line);
    else found.push({ line, message: `the anchor #${anchor} is taken by line ${before}. ${instead}` });
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const { anchor, message } = anchorOf(node);
      if (message) found.push({ line: lineOf(node), message });
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
  return found;
}

/** Where a heading is reached: by its comment, or else by its words. */
function anchorOf(heading: Heading): { anchor?: string; message?: string } {
  const comment = heading.children.find(({ type }) => type === 'mdxTextExpression');
  const inside = comment && 'value' in comment ? COMMENT.exec(comment.value)?.[1]?.trim() : undefined;
  if (inside === undefined) return { anchor: new GithubSlugger().slug(wordsOf(heading)) || undefined };
  const anchor = ANCHOR.exec(inside)?.[1];
  if (!anchor)
    return {
      message: `{/* ${inside} */} is no anchor. Write {/* #name */}, in small letters, digits and hyphens`,
    };
  if (heading.children.at(-1) !== comment)
    return { message: `{/* #${anchor} */} has to end the heading. Move it there` };
  return { anchor };
}
