import {
  METHODS,
  type JsonObject,
  type OpenApiDocument,
  type OperationNode,
} from '../../../packages/model/src/openapi/document.ts';

/** Repeats a description's operations, under other paths and IDs, until it has the given number of them. */
export function repeatOperations(document: OpenApiDocument, operations: number): OpenApiDocument {
  const paths: JsonObject = {};
  const items = Object.entries(document.paths ?? {}) as [string, JsonObject][];
  let count = 0;
  for (let round = 0; count < operations; round += 1) {
    for (const [path, item] of items) {
      if (count >= operations) break;
      const copy: JsonObject = { ...item };
      for (const method of METHODS) {
        const node = item[method] as OperationNode | undefined;
        if (!node) continue;
        copy[method] = { ...node, operationId: `${node.operationId}${round ? `Again${round}` : ''}` };
        count += 1;
      }
      paths[round ? `/again-${round}${path}` : path] = copy;
    }
  }
  return { ...document, paths };
}
