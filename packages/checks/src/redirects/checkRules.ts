import { nearest } from '../../../model/src/nearest.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { malformed } from './malformed.ts';
import { RULES, type Rule } from './readRules.ts';

/** The valid targets of rules. */
export interface Served {
  /** Every served address as it's written, with or without a trailing slash. */
  routes: readonly string[];
  /** Returns the anchors of a page, if they're known. */
  anchorsOf?: (route: string) => ReadonlySet<string> | undefined;
}

const bare = (address: string) => address.replace(/(.)\/$/, '$1');
const pageOf = (address: string) => address.split('#')[0] ?? '';

/** Checks that every rule leads from a page's former address, in one step, to an existing page and anchor. */
export function checkRules(rules: readonly Rule[], { routes, anchorsOf }: Served): Problem[] {
  const served = new Map(routes.map((route) => [bare(route), route]));
  const byFrom = new Map<string, Rule>();
  for (const rule of rules) if (!byFrom.has(bare(rule.from))) byFrom.set(bare(rule.from), rule);
  return rules.flatMap((rule) => {
    const wrong = malformed(rule);
    if (wrong) return [{ file: RULES, line: rule.lines[wrong.part], message: wrong.message }];
    const from = aboutFrom(rule);
    const to = aboutTo(rule);
    return [
      ...(from ? [{ file: RULES, line: rule.lines.from, message: from }] : []),
      ...(to ? [{ file: RULES, line: rule.lines.to, message: to }] : []),
    ];
  });

  function aboutFrom(rule: Rule): string | undefined {
    const first = byFrom.get(bare(rule.from));
    if (first && first !== rule)
      return `there is a rule for ${rule.from} in line ${first.line} already. Remove one of them.`;
    if (served.has(bare(rule.from)))
      return `${rule.from} is the address of a page, which this rule would hide. Remove the rule, or move the page.`;
    return undefined;
  }

  function aboutTo({ from, to }: Rule): string | undefined {
    const page = pageOf(to);
    if (byFrom.has(bare(page)) && !served.has(bare(page))) return aboutChain(from, page);
    const route = served.get(bare(page));
    if (route === undefined) {
      const [near] = nearest(page, routes, 1);
      return `there is no page ${page} to lead to.${near ? ` Did you mean ${near}?` : ''}`;
    }
    if (route !== page)
      return `the address of that page is ${route}. Write that: it saves readers a redirect.`;
    const anchor = to.slice(page.length + 1);
    const anchors = anchorsOf?.(route);
    if (!anchor || !anchors || anchors.has(anchor)) return undefined;
    const [near] = nearest(anchor, [...anchors], 1);
    return `${page} has no anchor #${anchor}.${near ? ` Did you mean #${near}?` : ' Leave it out.'}`;
  }

  /** Describes a rule that leads to the old address of another one. */
  function aboutChain(from: string, next: string): string {
    const way = [from];
    let to = next;
    for (let rule = byFrom.get(bare(to)); rule && !way.includes(to); rule = byFrom.get(bare(to))) {
      way.push(to);
      to = pageOf(rule.to);
    }
    const steps = [...way, to].join(' → ');
    return way.includes(to)
      ? `the rules lead in a circle: ${steps}. Let one of them lead to a page.`
      : `${next} has moved as well: ${steps}. Lead to ${to} at once.`;
  }
}
