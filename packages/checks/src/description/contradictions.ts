import type { Description } from '../../../model/src/openapi/Description.ts';
import { isObject, isReference, type Json } from '../../../model/src/openapi/document.ts';
import { allOperations } from '../../../model/src/openapi/operations.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** Maps in which no two entries have the same text. */
const DISTINCT = new Set(['examples', 'headers', 'parameters', 'properties', 'responses', 'schemas']);

/** Reports parts of an API description that contradict those beside them, as a copied or misplaced part does. */
export function checkContradictions(description: Description): Problem[] {
  const problems: Problem[] = [];
  const report = (steps: readonly string[], message: string) =>
    problems.push({ file: description.file, line: description.lineOf(steps), message });
  /** The places of each value in a group, which has the same value everywhere. */
  const groups = new Map<string, Map<string, string[][]>>();
  const add = (group: string, value: string, steps: string[]) => {
    const values = groups.get(group) ?? new Map<string, string[][]>();
    groups.set(group, values.set(value, [...(values.get(value) ?? []), steps]));
  };
  const compareTexts = (
    entries: readonly (readonly [steps: readonly string[], node: Json | undefined])[],
  ) => {
    for (const key of ['description', 'summary']) {
      const known = new Map<Json, string>();
      for (const [steps, node] of entries) {
        const text = isObject(node) ? node[key] : undefined;
        if (!text) continue;
        const other = known.get(text);
        if (other) report([...steps, key], `the ${key} is that of ${other} too. Say what differs`);
        else known.set(text, String((isObject(node) && node.operationId) || steps.at(-1)));
      }
    }
  };
  const read = (node: Json | undefined, steps: string[]): void => {
    if (Array.isArray(node)) for (const [index, item] of node.entries()) read(item, [...steps, `${index}`]);
    if (!isObject(node)) return;
    const map = steps.at(-1) ?? '';
    if (node.in === 'path' && node.required !== true)
      report([...steps, 'in'], 'a parameter of the path is always required. Write required: true');
    if (DISTINCT.has(map))
      compareTexts(Object.entries(node).map(([key, value]) => [[...steps, key], value] as const));
    for (const [key, value] of Object.entries(node)) {
      const isEarly = key.endsWith('At') && String(value ?? '~') < String(node.createdAt);
      if (node.createdAt && isEarly)
        report([...steps, key], `${key} is before createdAt. Correct one of them`);
      if (/^(?:headers|responses)$/.test(map) && isReference(value)) add(value.$ref, key, [...steps, key]);
      read(value, [...steps, key]);
    }
  };
  read(description.document, []);
  const operations = allOperations(description);
  compareTexts(operations.map(({ steps, node }) => [steps, node] as const));
  for (const { steps, node, isWebhook } of operations) {
    if (isWebhook) continue;
    const [, route = ''] = steps;
    const [tag = ''] = node.tags ?? [];
    // The linter reports an unknown tag.
    if (description.document.tags?.some(({ name }) => name === tag))
      add(`/${route.split('/')[1]}`, tag, [...steps, 'tags']);
    const keys = JSON.stringify(node.security ?? description.document.security ?? []);
    const needed = [
      ...(keys === '[]' ? [] : ['401', '429', '5XX']),
      ...(keys.includes('secretKey') ? ['403'] : []),
      ...(route.includes('{') ? ['404'] : []),
      ...(node.requestBody ? ['400'] : []),
    ];
    for (const status of needed.filter((each) => !(each in (node.responses ?? {}))))
      report([...steps, 'responses'], `there is no response ${status}, which such operations have. Add it`);
  }
  for (const [group, values] of groups) {
    const [usual, ...others] = [...values].toSorted(([, one], [, two]) => two.length - one.length);
    for (const [value, places] of others)
      for (const steps of places)
        report(steps, `${group} has ${value} here, and ${usual?.[0]} elsewhere. Correct one of them`);
  }
  return problems;
}
