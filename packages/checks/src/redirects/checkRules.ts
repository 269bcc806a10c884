import { hint } from '../texts/hint.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { withoutTrailingSlash } from '../../../model/src/routes.ts';
import { RULES, type Rule } from './readRules.ts';

/** The valid targets of rules. */
interface RedirectTargets {
  /** Every served address as it's written, with or without a trailing slash. */
  routes: readonly string[];
  /** Returns the anchors of a page, if they're known. */
  anchorsOf?: (route: string) => ReadonlySet<string> | undefined;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/**
 * Checks that every rule leads in one step to an existing page and anchor, and hides no page. `checkServed` checks that
 * it leads from a page's former address.
 */
export function checkRules(rules: readonly Rule[], { routes, anchorsOf }: RedirectTargets): Problem[] {
  const served = new Map(routes.map((route) => [withoutTrailingSlash(route), route]));
  const byFrom = new Map(rules.toReversed().map((rule) => [withoutTrailingSlash(rule.from), rule]));
  const messagesOf = { from: fromMessage, to: toMessage, since: sinceMessage };
  return rules.flatMap((rule) =>
    (['from', 'to', 'since'] as const).flatMap((part) => {
      const message = rule[part] === '' ? `"${part}" is missing.` : messagesOf[part](rule);
      return message ? [{ file: RULES, line: rule.lines[part], message }] : [];
    }),
  );

  function fromMessage(rule: Rule): string | undefined {
    const first = byFrom.get(withoutTrailingSlash(rule.from));
    if (first && first !== rule)
      return `there is a rule for ${rule.from} in line ${first.line} already. Remove one of them.`;
    return served.has(withoutTrailingSlash(rule.from))
      ? `${rule.from} is the address of a page, which this rule would hide. Remove the rule, or move the page.`
      : undefined;
  }

  function toMessage({ to }: Rule): string | undefined {
    const [page = '', anchor, ...more] = to.split('#');
    const route = served.get(withoutTrailingSlash(page));
    if (route === undefined) {
      if (byFrom.has(withoutTrailingSlash(page)))
        return `${page} is redirected as well. Redirect to its page directly.`;
      return `the target page ${page} doesn't exist.${hint(page, routes, ' Did you mean *?')}`;
    }
    if (route !== page)
      return `the address of that page is ${route}. Write it in this form, which saves readers a second redirect.`;
    const anchors = anchorsOf?.(route);
    if (more.length === 0 && (!anchor || !anchors || anchors.has(anchor))) return undefined;
    return `${page} has no anchor #${[anchor, ...more].join('#')}.${hint(anchor ?? '', anchors ?? [], ' Did you mean #*?') || ' Leave it out.'}`;
  }
}

const sinceMessage = ({ since }: Rule): string | undefined =>
  isDay(since) ? undefined : `since: "${since}" isn't a date. Write it as 2026-01-31.`;
