import ts from 'typescript';
import { readRules, RULES, tableIn } from '../../../packages/checks/src/redirects/readRules.ts';
import type { Redirect } from '../../../src/config/redirects.ts';
import { bare } from './addresses.ts';
import type { Draft } from './Draft.ts';
import { literal, splice, type Splice } from './splice.ts';

const written = ({ from, to, since }: Redirect): string =>
  `{ from: ${literal(from)}, to: ${literal(to)}, since: ${literal(since)} }`;

interface Leave {
  from: string;
  to: string;
  /** Whether the page is there as it was, with its anchors. */
  isMoved: boolean;
}

/**
 * Writes the rule for an address that's left. Rules that led there lead on to where it leads, so none of them becomes a
 * chain; and a rule for an address that has a page again goes.
 */
export function addRule(draft: Draft, { from, to, isMoved }: Leave): void {
  const since = new Date().toISOString().slice(0, 10);
  const [page = ''] = to.split('#');
  changeRules(draft, written({ from, to, since }), (rule) => {
    if ([page, from].some((address) => bare(rule.from) === bare(address))) return undefined;
    const [next = '', anchor] = rule.to.split('#');
    if (bare(next) !== bare(from)) return rule;
    return { ...rule, to: isMoved && anchor !== undefined ? `${page}#${anchor}` : to };
  });
}

/** Takes away the rule for an address at which there is a page again. */
export const dropRule = (draft: Draft, address: string): void =>
  changeRules(draft, '', (rule) => (bare(rule.from) === bare(address) ? undefined : rule));

/** Changes rules one by one, and adds one at the end. What stands between them stays. */
function changeRules(draft: Draft, added: string, change: (rule: Redirect) => Redirect | undefined): void {
  const text = draft.read(RULES);
  const table = tableIn(ts.createSourceFile(RULES, text, ts.ScriptTarget.Latest, true));
  const rules = readRules(text);
  const parts = table.elements.filter(ts.isObjectLiteralExpression).flatMap((row, index): Splice[] => {
    const rule = rules[index];
    const next = rule && change(rule);
    if (next === rule) return [];
    if (next) return [{ start: row.getStart(), end: row.end, text: written(next) }];
    const comma = /^\s*,/.exec(text.slice(row.end))?.[0].length ?? 0;
    return [{ start: row.getFullStart(), end: row.end + comma, text: '' }];
  });
  const end = table.end - 1;
  const isOpen = table.elements.length > 0 && !table.elements.hasTrailingComma;
  const line = text.charAt(end - 1) === '\n' ? '' : '\n';
  if (added) parts.push({ start: end, end, text: `${isOpen ? ',' : ''}${line}${added},\n` });
  if (parts.length > 0) draft.write(RULES, splice(text, parts));
}
