import type { Description } from '../../../facts/openapi/Description.ts';
import { groupsOf } from '../../../facts/openapi/operations.ts';
import { schemeAnchor } from './render/security.ts';

/** What can be linked to on the reference's page beside the headings of its introduction. */
export function pageAnchors(description: Description): string[] {
  const groups = groupsOf(description);
  return [
    'schemas',
    ...groups.map(({ anchor }) => anchor),
    ...groups.flatMap(({ operations }) => operations.map(({ anchor }) => anchor)),
    ...description.schemaAnchors.values(),
    ...Object.keys(description.document.components?.securitySchemes ?? {}).map(schemeAnchor),
  ];
}
