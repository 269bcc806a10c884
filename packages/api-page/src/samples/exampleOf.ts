import type { Description } from '../../../model/src/openapi/Description.ts';
import { isObject, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';

const DEPTH = 6;

/** Returns a value that a schema allows, which is the author's example if there is one, else the simplest value. */
export function exampleOf(description: Description, schema: Json | undefined, depth = 0): Json {
  const { value: node } = description.resolve<JsonObject>(schema);
  if (!isObject(node) || depth > DEPTH) return null;
  const example = node.example ?? (Array.isArray(node.examples) ? node.examples[0] : undefined);
  const fixed =
    example ?? node.const ?? node.default ?? (Array.isArray(node.enum) ? node.enum[0] : undefined);
  if (fixed !== undefined) return fixed;
  if (Array.isArray(node.allOf)) {
    const parts = [...node.allOf, { ...node, allOf: undefined }].map((part) =>
      exampleOf(description, part, depth + 1),
    );
    return Object.assign({}, ...parts.filter(isObject)) as JsonObject;
  }
  const choice = [node.oneOf, node.anyOf].find(Array.isArray)?.[0];
  if (choice !== undefined) return exampleOf(description, choice, depth + 1);
  if (isObject(node.properties)) return objectExample(description, node, depth);
  return minimalExample(description, node, depth);
}

function objectExample(
  description: Description,
  { properties, required }: JsonObject,
  depth: number,
): JsonObject {
  const names = new Set(Array.isArray(required) ? required : []);
  const all = Object.entries(properties as JsonObject);
  // If all properties are optional, the example has all of them instead of being empty.
  const shown = names.size > 0 ? all.filter(([name]) => names.has(name)) : all;
  return Object.fromEntries(shown.map(([name, part]) => [name, exampleOf(description, part, depth + 1)]));
}

function minimalExample(description: Description, node: JsonObject, depth: number): Json {
  const type = [node.type ?? []].flat().find((entry) => entry !== 'null');
  if (type === 'array') return [exampleOf(description, node.items, depth + 1)];
  if (type === 'object') return {};
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return typeof node.minimum === 'number' ? node.minimum : 1;
  return type === 'string' ? 'string' : null;
}
