export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const nodesIn = (value: unknown): [string, Node][] =>
  isNode(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isNode(entry[1])) : [];

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Resolves a reference, and returns the schema's name if the target is a named schema. */
export function follow(document: Node, value: unknown): { node: Node; schema?: string } {
  if (!isNode(value) || typeof value.$ref !== 'string') return { node: isNode(value) ? value : {} };
  const steps = value.$ref
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step.replaceAll('~1', '/').replaceAll('~0', '~')));
  const target = steps.reduce<unknown>((node, step) => (node as Node)[step], document);
  const { node } = follow(document, target);
  const isNamed = steps.length === 3 && steps[1] === 'schemas';
  return isNamed ? { node, schema: steps[2] } : { node };
}

/** Returns the name of a response among the components; undefined if the response is inline. */
export function sharedResponse(document: Node, value: unknown): string | undefined {
  if (!isNode(value) || typeof value.$ref !== 'string') return undefined;
  const [, part, name, ...rest] = value.$ref.slice(2).split('/');
  if (part !== 'responses' || name === undefined || rest.length > 0) return undefined;
  const next = (document.components as { responses: Node }).responses[name];
  return sharedResponse(document, next) ?? name;
}
