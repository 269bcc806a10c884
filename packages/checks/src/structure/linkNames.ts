import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { sdkTrees } from '../../../model/src/packages.ts';
import { isInPages } from './files.ts';
import type { LineProblem, Source } from './Source.ts';

interface Link extends Node {
  url?: string;
  value?: string;
  children?: Link[];
}

/** Matches a page of the reference, such as `/api/sdk-base/Function.parseBalance#parameters`. */
const SYMBOL = /^\/api\/sdk-\w+\/\w+\.(?<name>\w+)(?:#|$)/;
const CODE = /^(?:sdk|crypto|jwt|iframe)\/[a-z-]+$/;
const ERRORS = /\/exceptions#(?<anchor>(?:sdk|crypto|jwt|iframe)-[a-z-]+)$/;

/** Reports links whose text is the name of one symbol or error, and that lead to another. */
export function checkLinkNames({ tree, file, root }: Source): LineProblem[] {
  if (!isInPages(file)) return [];
  const problems: LineProblem[] = [];
  visit(tree as Link, (node: Link) => {
    const [only, ...rest] = node.children ?? [];
    if (node.type !== 'link' || only?.type !== 'inlineCode' || rest.length > 0) return;
    const message = messageFor(only.value ?? '', node.url ?? '', root);
    if (message) problems.push({ line: node.position?.start.line ?? 1, message });
  });
  return problems;
}

/**
 * Returns the names of symbols with a page in the references. A member has none, so its links lead to the page of its
 * type.
 */
function symbols(root: string): ReadonlySet<string> {
  const names = sdkTrees.flatMap((tree) => {
    const folder = path.join(root, 'api', tree);
    return fs.existsSync(folder) ? fs.readdirSync(folder).toSorted() : [];
  });
  return new Set(names.map((name) => name.split('.').at(1) ?? ''));
}

function messageFor(text: string, url: string, root: string): string | undefined {
  const symbol = SYMBOL.exec(url)?.groups?.name;
  if (symbol && text !== symbol && symbols(root).has(text))
    return `the link says \`${text}\` and leads to ${symbol}. Link to the page of \`${text}\``;
  const anchor = ERRORS.exec(url)?.groups?.anchor;
  if (anchor && CODE.test(text) && text.replace('/', '-') !== anchor)
    return `the link says \`${text}\` and leads to ${anchor.replace('-', '/')}. Link to #${text.replace('/', '-')}`;
  return undefined;
}
