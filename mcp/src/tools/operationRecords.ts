import type { ApiDescription } from '../site/Site.ts';

/** An operation or a webhook of the API. */
export interface OperationRecord {
  /** Its `operationId`; for a webhook the name of its event. */
  name: string;
  /** Such as `POST /orders`; for a webhook `webhook order.paid`. */
  address: string;
  isWebhook: boolean;
  /** The description's own words, with the parameters of its path. */
  operation: Record<string, unknown>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every operation and every webhook, in the description's order. */
export const operationsOf = ({ paths = {}, webhooks = {} }: ApiDescription): OperationRecord[] => [
  ...Object.entries(paths).flatMap(([path, item]) =>
    methodsOf(item).map(([method, operation]) => ({
      name: String(operation.operationId ?? `${method.toUpperCase()} ${path}`),
      address: `${method.toUpperCase()} ${path}`,
      isWebhook: false,
      operation,
    })),
  ),
  ...Object.entries(webhooks).flatMap(([name, item]) =>
    methodsOf(item).map(([, operation]) => ({
      name,
      address: `webhook ${name}`,
      isWebhook: true,
      operation,
    })),
  ),
];

/** What a path says for all its methods, each method has as its own. */
function methodsOf(item: Record<string, unknown>): [string, Record<string, unknown>][] {
  const { parameters: shared, servers } = item;
  return METHODS.filter((method) => item[method] !== undefined).map((method) => {
    const own = item[method] as Record<string, unknown>;
    const parameters = [...list(shared), ...list(own.parameters)];
    return [
      method,
      {
        ...own,
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(servers !== undefined && own.servers === undefined ? { servers } : {}),
      },
    ];
  });
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every component that a value refers to, and that those refer to. */
export function referencesOf(
  value: unknown,
  { components = {} }: ApiDescription,
): ApiDescription['components'] {
  const found: Record<string, Record<string, unknown>> = {};
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      const [, group, name] =
        (key === '$ref' && /^#\/components\/([^/]+)\/([^/]+)$/.exec(String(child))) || [];
      const target = group && name ? components[group]?.[name] : undefined;
      if (group && name && target !== undefined && found[group]?.[name] === undefined) {
        (found[group] ??= {})[name] = target;
        visit(target);
      }
      visit(child);
    }
  };
  visit(value);
  return found;
}
