import { ownerOf } from '../../../history/src/ApiItem.ts';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { allOperations } from '../../../model/src/openapi/operations.ts';
import { apiRoute } from '../../../model/src/routes.ts';

/**
 * Returns a function that links an operation, an event, a schema or a part of one to the API reference. Removed items
 * have no link.
 */
export function apiLinks(root: string): (name: string) => string | undefined {
  const description = readDescription(undefined, root);
  const anchors = new Map(description.schemaAnchors);
  for (const { node, anchor } of allOperations(description))
    if (node.operationId !== undefined) anchors.set(node.operationId, anchor);
  return (name) => {
    const anchor = anchors.get(ownerOf(name));
    return anchor === undefined ? undefined : `${apiRoute}#${anchor}`;
  };
}
