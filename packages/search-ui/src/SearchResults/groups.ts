import type { Hit } from '@site/packages/search/src/client';

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
