import { parse } from 'yaml';
import {
  isObject,
  operationsIn,
  requestLine,
  type Json,
  type JsonObject,
} from '../../../model/src/openapi/document.ts';

/** Keys of descriptive text, which doesn't affect any call. */
const WORDS = new Set(['description', 'summary', 'example', 'examples']);

/**
 * Returns the changed parts of an API description. An operation has a name such as `POST /orders`, and a component one
 * such as `schemas/Order`.
 */
export function changedApi(before: string, after: string): Set<string> {
  const [old, now] = [partsOf(before), partsOf(after)];
  const names = new Set([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)));
  for (let size = 0; size !== names.size;) {
    size = names.size;
    for (const [name, text] of now)
      if ([...text.matchAll(/#\/components\/(\w+\/[\w.-]+)/g)].some(([, used = '']) => names.has(used)))
        names.add(name);
  }
  return names;
}

interface ApiDescription {
  paths?: JsonObject;
  webhooks?: JsonObject;
  components?: JsonObject;
  /** Applies to each operation that doesn't override it. */
  security?: Json;
  servers?: Json;
}

/**
 * Maps each operation, event and component to its text, by name. Names of components include the kind, since components
 * of two kinds may share a name.
 */
function partsOf(text: string): Map<string, string> {
  const { paths, webhooks, components, ...shared } = (parse(text) ?? {}) as ApiDescription;
  const { security, servers } = shared;
  const serialize = (value: unknown) =>
    JSON.stringify(value, (key, inner: Json) => (WORDS.has(key) && !isObject(inner) ? undefined : inner));
  return new Map([
    ...operationsIn(paths).map((operation): [string, string] => [
      requestLine(operation),
      serialize([{ security, servers, ...operation.node }, operation.pathItem.parameters]),
    ]),
    ...operationsIn(webhooks).map(({ path, node }): [string, string] => [
      `webhooks/${path}`,
      serialize(node),
    ]),
    ...Object.entries(components ?? {}).flatMap(([kind, parts]) =>
      Object.entries(isObject(parts) ? parts : {}).map(([name, value]): [string, string] => [
        `${kind}/${name}`,
        serialize(value),
      ]),
    ),
  ]);
}

/** Whether a text shows one of the names in a call, as the schema of a block, or as inline code. */
export const mentionsApi = (text: string, names: ReadonlySet<string>): boolean =>
  [...names].some((key) => {
    const [, path] = /^[A-Z]+ (\/.*)$/.exec(key) ?? [];
    const [, kind, name = ''] = /^(\w+)\/(.*)$/.exec(key) ?? [];
    if (path === undefined)
      return text.includes(`\`${name}\``) || (kind === 'schemas' && text.includes(`schema="${name}"`));
    const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/\\s"\'`?]+');
    return new RegExp(`${literal}(?![\\w/-])`).test(text);
  });
