import { withoutTrailingSlash } from '../../../packages/model/src/routes.ts';
import { RULES } from '../../../packages/checks/src/redirects/readRules.ts';
import { parseJson } from '../../../packages/model/src/parseJson.ts';
import type { Redirect } from '../../../src/config/redirects.ts';
import type { Draft } from './Draft.ts';

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
  changeRules(draft, [{ from, to, since }], (rule) => {
    if ([page, from].some((address) => withoutTrailingSlash(rule.from) === withoutTrailingSlash(address)))
      return undefined;
    const [next = '', anchor] = rule.to.split('#');
    if (withoutTrailingSlash(next) !== withoutTrailingSlash(from)) return rule;
    return { ...rule, to: isMoved && anchor !== undefined ? `${page}#${anchor}` : to };
  });
}

/** Removes the redirect for a route that has a page again. */
export const dropRule = (draft: Draft, address: string): void =>
  changeRules(draft, [], (rule) =>
    withoutTrailingSlash(rule.from) === withoutTrailingSlash(address) ? undefined : rule,
  );

/** Changes each rule, and adds one at the end. */
function changeRules(
  draft: Draft,
  added: readonly Redirect[],
  change: (rule: Redirect) => Redirect | undefined,
): void {
  const rules = parseJson<Redirect[]>(RULES, draft.read(RULES));
  const changed = [...rules.flatMap((rule) => change(rule) ?? []), ...added];
  draft.write(RULES, `[${changed.map((rule) => JSON.stringify(rule)).join(',\n')}]\n`);
}
