import ts from 'typescript';
import { readRules, RULES, tableIn } from '../../../packages/checks/src/redirects/readRules.ts';
import type { Redirect } from '../../../src/config/redirects.ts';
import { withoutTrailingSlash } from './addresses.ts';
import type { Draft } from './Draft.ts';
import { parse, removal } from './source.ts';
import { stringLiteral, splice, type Splice } from './splice.ts';

const written = ({ from, to, since }: Redirect): string =>
  `{ from: ${stringLiteral(from)}, to: ${stringLiteral(to)}, since: ${stringLiteral(since)} }`;

interface NewRedirect {
  from: string;
  to: string;
  /** Whether the target is the same page, with the same anchors. */
  isMoved: boolean;
}

/**
 * Adds the redirect for a route that's given up. Rules that led to it get its target, so that no redirect becomes a
 * chain. A rule for a route that has a page again is removed.
 */
export function addRule(draft: Draft, { from, to, isMoved }: NewRedirect): void {
  const since = new Date().toISOString().slice(0, 10);
  const [page = ''] = to.split('#');
  changeRules(draft, written({ from, to, since }), (rule) => {
    if ([page, from].some((address) => withoutTrailingSlash(rule.from) === withoutTrailingSlash(address)))
      return undefined;
    const [next = '', anchor] = rule.to.split('#');
    if (withoutTrailingSlash(next) !== withoutTrailingSlash(from)) return rule;
    return { ...rule, to: isMoved && anchor !== undefined ? `${page}#${anchor}` : to };
  });
}

/** Removes the redirect for a route that has a page again. */
export const dropRule = (draft: Draft, address: string): void =>
  changeRules(draft, '', (rule) =>
    withoutTrailingSlash(rule.from) === withoutTrailingSlash(address) ? undefined : rule,
  );

/** Changes each rule, and adds one at the end. Comments between the rules stay. */
function changeRules(draft: Draft, added: string, change: (rule: Redirect) => Redirect | undefined): void {
  const text = draft.read(RULES);
  const table = tableIn(parse(draft, RULES));
  const rules = readRules(text);
  const parts = table.elements.filter(ts.isObjectLiteralExpression).flatMap((row, index): Splice[] => {
    const rule = rules[index];
    const next = rule && change(rule);
    if (next === rule) return [];
    if (next) return [{ start: row.getStart(), end: row.end, text: written(next) }];
    return [removal(text, row)];
  });
  const end = table.end - 1;
  const isOpen = table.elements.length > 0 && !table.elements.hasTrailingComma;
  const line = text.charAt(end - 1) === '\n' ? '' : '\n';
  if (added) parts.push({ start: end, end, text: `${isOpen ? ',' : ''}${line}${added},\n` });
  if (parts.length > 0) draft.write(RULES, splice(text, parts));
}
