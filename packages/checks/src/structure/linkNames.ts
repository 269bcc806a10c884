import fs from 'node:fs';
import path from 'node:path';
import { sdkTrees } from '../../../model/src/packages.ts';
import { isInPages } from './files.ts';
import { problemsIn, textOf } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Matches a page of the reference, such as `/api/sdk-base/Function.parseBalance#parameters`. */
const SYMBOL = /^\/api\/sdk-\w+\/\w+\.(?<name>\w+)(?:#|$)/;
const CODE = /^(?:sdk|crypto|jwt|iframe)\/[a-z-]+$/;
const ERRORS = /\/exceptions#(?<anchor>(?:sdk|crypto|jwt|iframe)-[a-z-]+)$/;

/** Reports links whose text is the name of one symbol or error, and that lead to another. */
export const checkLinkNames = ({ tree, file, root }: Source): LineProblem[] =>
  problemsIn(tree, ({ type, url = '', children = [] }, report) => {
    const [only, ...rest] = children;
    if (type === 'link' && only?.type === 'inlineCode' && rest.length === 0 && isInPages(file))
      report(messageFor(only.value ?? '', url, root));
    const [rfc, digits = ''] = /\bRFC (\d+)\b/.exec(textOf({ type, children })) ?? [];
    if (type === 'link' && rfc && /\brfc\d+/.test(url) && !url.includes(`rfc${digits}`))
      report(`the link says ${rfc} and leads to another one. Correct the address`);
    const [step, number] = /^step (\d+)$/i.exec(textOf({ type, children })) ?? [];
    const anchor = /#step-(\d+)(?:-|$)/.exec(url)?.[1] ?? number;
    if (type === 'link' && step && anchor !== number)
      report(`the link says "${step}" and leads to step ${anchor}`);
  });

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
}
