import { parse } from 'yaml';
import {
  isObject,
  operationsIn,
  requestLine,
  type Json,
  type JsonObject,
} from '../../facts/openapi/document.ts';

/** Words about a thing, which no call depends on. */
const WORDS = new Set(['description', 'summary', 'example', 'examples']);

/** What changed in a description of the API: operations, as `POST /orders`, and components by their names. */
export function changedApi(before: string, after: string): Set<string> {
  const [old, now] = [partsOf(before), partsOf(after)];
  const names = new Set([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)));
  for (let size = 0; size !== names.size;) {
    size = names.size;
    for (const [name, text] of now)
      if ([...text.matchAll(/#\/components\/\w+\/(\w+)/g)].some(([, used = '']) => names.has(used)))
        names.add(name);
  }
  return names;
}

/** Each operation and each component, by its name, as text. */
function partsOf(text: string): Map<string, string> {
  const { paths, components } = (parse(text) ?? {}) as { paths?: JsonObject; components?: JsonObject };
  const written = (value: unknown) =>
    JSON.stringify(value, (key, inner: Json) => (WORDS.has(key) && !isObject(inner) ? undefined : inner));
  return new Map([
    ...operationsIn(paths).map((one): [string, string] => [
      requestLine(one),
      written([one.node, one.pathItem.parameters]),
    ]),
    ...Object.values(components ?? {}).flatMap((kind) =>
      Object.entries(isObject(kind) ? kind : {}).map(([name, value]): [string, string] => [
        name,
        written(value),
      ]),
    ),
  ]);
}

/** Whether a text shows one of these: in a call, as the schema of a block, or by its name as code. */
export const showsApi = (text: string, names: ReadonlySet<string>): boolean =>
  [...names].some((name) => {
    const [, path] = /^[A-Z]+ (\/.*)$/.exec(name) ?? [];
    if (path === undefined) return text.includes(`schema="${name}"`) || text.includes(`\`${name}\``);
    const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/\\s"\'`?]+');
    return new RegExp(`${literal}(?![\\w/-])`).test(text);
  });
