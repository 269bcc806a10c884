import { ownerOf } from '../../../history/src/ApiItem.ts';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { allOperations } from '../../../model/src/openapi/operations.ts';
import { apiRoute } from '../../../model/src/routes.ts';

/** Where the API's reference tells of an operation, an event, a schema, or what one is a part of; nothing for what is gone. */
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
