import { nearest } from '../../../model/src/nearest.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { findSyntaxError } from './findSyntaxError.ts';
import { RULES, type Rule } from './readRules.ts';

/** The valid targets of rules. */
export interface RedirectTargets {
  /** Every served address as it's written, with or without a trailing slash. */
  routes: readonly string[];
  /** Returns the anchors of a page, if they're known. */
  anchorsOf?: (route: string) => ReadonlySet<string> | undefined;
}

const withoutTrailingSlash = (address: string) => address.replace(/(.)\/$/, '$1');
const pageOf = (address: string) => address.split('#')[0] ?? '';

/** Checks that every rule leads from a page's former address, in one step, to an existing page and anchor. */
export function checkRules(rules: readonly Rule[], { routes, anchorsOf }: RedirectTargets): Problem[] {
  const served = new Map(routes.map((route) => [withoutTrailingSlash(route), route]));
  const byFrom = new Map<string, Rule>();
  for (const rule of rules)
    if (!byFrom.has(withoutTrailingSlash(rule.from))) byFrom.set(withoutTrailingSlash(rule.from), rule);
  return rules.flatMap((rule) => {
    const syntaxError = findSyntaxError(rule);
    if (syntaxError)
      return [{ file: RULES, line: rule.lines[syntaxError.part], message: syntaxError.message }];
    const from = fromMessage(rule);
    const to = toMessage(rule);
    return [
      ...(from ? [{ file: RULES, line: rule.lines.from, message: from }] : []),
      ...(to ? [{ file: RULES, line: rule.lines.to, message: to }] : []),
    ];
  });

  function fromMessage(rule: Rule): string | undefined {
    const first = byFrom.get(withoutTrailingSlash(rule.from));
    if (first && first !== rule)
      return `there is a rule for ${rule.from} in line ${first.line} already. Remove one of them.`;
    if (served.has(withoutTrailingSlash(rule.from)))
      return `${rule.from} is the address of a page, which this rule would hide. Remove the rule, or move the page.`;
    return undefined;
  }

  function toMessage({ from, to }: Rule): string | undefined {
    const page = pageOf(to);
    if (byFrom.has(withoutTrailingSlash(page)) && !served.has(withoutTrailingSlash(page)))
      return chainMessage(from, page);
    const route = served.get(withoutTrailingSlash(page));
    if (route === undefined) {
      const [near] = nearest(page, routes, 1);
      return `the target page ${page} doesn't exist.${near ? ` Did you mean ${near}?` : ''}`;
    }
    if (route !== page)
      return `the address of that page is ${route}. Write it in this form, which saves readers a second redirect.`;
    const anchor = to.slice(page.length + 1);
    const anchors = anchorsOf?.(route);
    if (!anchor || !anchors || anchors.has(anchor)) return undefined;
    const [near] = nearest(anchor, [...anchors], 1);
    return `${page} has no anchor #${anchor}.${near ? ` Did you mean #${near}?` : ' Leave it out.'}`;
  }

  /** Describes a rule that leads to the old address of another one. */
  function chainMessage(from: string, next: string): string {
    const visited = [from];
    let to = next;
    for (
      let rule = byFrom.get(withoutTrailingSlash(to));
      rule && !visited.includes(to);
      rule = byFrom.get(withoutTrailingSlash(to))
    ) {
      visited.push(to);
      to = pageOf(rule.to);
    }
    const steps = [...visited, to].join(' → ');
    return visited.includes(to)
      ? `the rules form a loop: ${steps}. Redirect one of them to a page.`
      : `${next} is redirected as well: ${steps}. Redirect to ${to} directly.`;
  }
}
