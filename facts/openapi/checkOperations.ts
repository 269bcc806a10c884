import type { Description } from './Description.ts';
import type { Fault } from './DescriptionError.ts';
import { allOperations } from './operations.ts';

/** No two operations have one id: links, file names and the SDKs go by it. */
export function checkOperations(description: Description): Fault[] {
  const lines = new Map<string, number>();
  const faults: Fault[] = [];
  for (const { node, steps } of allOperations(description)) {
    if (node.operationId === undefined) continue;
    const line = description.lineOf([...steps, 'operationId']);
    const first = lines.get(node.operationId);
    if (first === undefined) lines.set(node.operationId, line);
    else faults.push({ line, message: `operationId ${node.operationId} is taken already, on line ${first}` });
  }
  return faults;
}
