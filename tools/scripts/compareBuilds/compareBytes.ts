import { type Budget, pageKindOf, pageKinds } from '../../../packages/checks/src/firstVisit/budgets.ts';
import { FirstVisits } from '../../../packages/checks/src/firstVisit/FirstVisits.ts';
import type { Build } from './readBuild.ts';

/** The bytes that a first visit to a page of one kind loads: the maximum of each part over its pages. */
interface KindBytes {
  kind: string;
  budget: Budget;
  before: KindVisit;
  after: KindVisit;
}

interface KindVisit extends Budget {
  pages: number;
}

export function compareBytes(before: Build, after: Build): KindBytes[] {
  const [beforeVisits, afterVisits] = [heaviest(before), heaviest(after)];
  return pageKinds.map(({ name, budget }) => ({
    kind: name,
    budget,
    before: beforeVisits.get(name) ?? nothing(),
    after: afterVisits.get(name) ?? nothing(),
  }));
}

const nothing = (): KindVisit => ({ pages: 0, html: 0, script: 0, style: 0, all: 0 });

/** Pages that search engines may not index have no budget. */
const isUnlisted = (html: string): boolean => /<meta\s(?=[^>]*name=["']?robots\b)[^>]*noindex/.test(html);

function heaviest({ folder, pages }: Build): Map<string, KindVisit> {
  const visits = new FirstVisits(folder);
  const byKind = new Map<string, KindVisit>();
  for (const [route, html] of pages) {
    const kind = pageKindOf(route);
    if (!kind || route === '/404.html' || isUnlisted(html)) continue;
    const maximum = byKind.get(kind.name) ?? nothing();
    const bytes = visits.measure(route, html);
    for (const part of ['html', 'script', 'style', 'all'] as const)
      maximum[part] = Math.max(maximum[part], bytes[part]);
    maximum.pages += 1;
    byKind.set(kind.name, maximum);
  }
  return byKind;
}
