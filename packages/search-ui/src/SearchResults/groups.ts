import type { Hit, SearchResult } from '@site/packages/search/src/client';

/** The groups of the search page, in their fixed order. */
export const groups = [
  { name: 'guides', label: 'Guides', kinds: ['guide'] },
  // A symbol that both packages export is one hit, so the packages share a group.
  { name: 'sdks', label: 'SDKs', kinds: ['sdk-base', 'sdk-react'] },
  { name: 'api', label: 'Backend API', kinds: ['api'] },
  { name: 'errors', label: 'Errors', kinds: ['error'] },
] as const satisfies readonly { name: string; label: string; kinds: readonly Hit['kind'][] }[];

export type Group = (typeof groups)[number];

export const isInGroup = (group: Group, { kind }: Hit): boolean =>
  group.kinds.some((groupKind) => groupKind === kind);

/** Returns the number of results, of all kinds or of a group's. */
export const countOf = (
  totals: SearchResult['totals'],
  { kinds }: { readonly kinds: readonly Hit['kind'][] },
): number => kinds.reduce((sum, kind) => sum + (totals[kind] ?? 0), 0);

export const allGroups = { kinds: groups.flatMap(({ kinds }) => kinds) };
