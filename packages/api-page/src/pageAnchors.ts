import type { Description } from '../../model/src/openapi/Description.ts';
import { groupsOf } from '../../model/src/openapi/operations.ts';
import { schemeAnchor } from './render/security.ts';
import { responseAnchors } from './render/sharedResponses.ts';

/** Returns the anchors of the reference page, except for the headings of its introduction. */
export function pageAnchors(description: Description): string[] {
  const groups = groupsOf(description);
  const responses = [...responseAnchors(description).values()];
  return [
    ...(responses.length > 0 ? ['responses'] : []),
    'schemas',
    ...groups.map(({ anchor }) => anchor),
    ...groups.flatMap(({ operations }) => operations.map(({ anchor }) => anchor)),
    ...responses,
    ...description.schemaAnchors.values(),
    ...Object.keys(description.document.components?.securitySchemes ?? {}).map(schemeAnchor),
  ];
}
