import { isObject, isReference, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { anyValue, fact, factList, fold, inlineValue, keySet, otherFacts } from './facts.ts';
import { type Content, type Html, markup } from './html.ts';
import { schemaParts } from './schemaParts.ts';
import { hasEntry, isStructured } from './schemaType.ts';
import { codeBlock } from './highlight.ts';

/** How to show the schemas that a schema refers to. A schema with parts is always a link to its own entry. */
export interface Expansion {
  /** Whether to show the constraints of named single values, such as an id, in place. */
  expandValues: boolean;
  /** References without an entry that are already expanded. A schema that contains itself is shown once. */
  expandedRefs: readonly string[];
}

/** Shows every named schema as a link to its entry, so that each is rendered once. */
export const LINKS_ONLY: Expansion = { expandValues: false, expandedRefs: [] };

/** Renders a schema's description, constraints and parts. */
export function schemaBody(context: Context, node: Json | undefined, expansion: Expansion): Html {
  if (!isObject(node)) return markup``;
  if (isReference(node))
    return markup`${renderRefSiblings(context, node)}${renderRefTarget(context, node, expansion)}`;
  return markup`
    ${context.markdown(node.description)}
    ${factList(schemaFacts(context, node))}
    ${schemaParts(context, node, expansion)}
  `;
}

/** Renders a schema inside another. Single values are shown in place, and schemas with parts are collapsed. */
export function nestedSchema(
  context: Context,
  node: Json | undefined,
  expansion: Expansion,
  label: Content,
): Html {
  if (!isObject(node)) return markup``;
  if (isReference(node)) {
    const inside = renderRefTarget(context, node, expansion);
    const isFolded = isStructured(context.description.resolve(node).value);
    return markup`${renderRefSiblings(context, node)}${isFolded ? fold(label, inside) : inside}`;
  }
  return markup`
    ${context.markdown(node.description)}
    ${factList(schemaFacts(context, node))}
    ${fold(label, schemaParts(context, node, expansion))}
  `;
}

/** Renders a reference's target as far as it may be expanded, without a description that the reference overrides. */
function renderRefTarget(
  context: Context,
  node: JsonObject,
  { expandValues, expandedRefs }: Expansion,
): Html {
  const { value, pointer = '' } = context.description.resolve<JsonObject>(node);
  const structured = isStructured(value);
  const isLink = hasEntry(context, pointer) && (structured || !expandValues);
  if (isLink || expandedRefs.includes(pointer) || !isObject(value)) return markup``;
  const shown = { ...value };
  if (typeof node.description === 'string') delete shown.description;
  // The examples of a plain value are in its own entry. Where it's used, the examples of the body show it.
  if (!structured && hasEntry(context, pointer)) {
    delete shown.example;
    delete shown.examples;
  }
  return schemaBody(context, shown, { expandValues, expandedRefs: [...expandedRefs, pointer] });
}

/** Renders the keys next to a `$ref`, which are its own description and additional constraints. */
function renderRefSiblings(context: Context, node: JsonObject): Content {
  const { $ref: _, ...siblings } = node;
  return [
    context.markdown(siblings.description),
    factList(schemaFacts(context, siblings)),
    schemaParts(context, siblings, LINKS_ONLY),
  ];
}

/** Keys that are shown as the type, as a mark next to the name, as text, as a nested part, or as a fact below. */
const SHOWN = keySet(
  '$ref type format nullable description title required deprecated readOnly writeOnly properties patternProperties ' +
    'items prefixItems oneOf anyOf allOf not if then else contains propertyNames dependentSchemas $defs definitions ' +
    'contentSchema discriminator unevaluatedItems additionalItems ' +
    'enum const default pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength ' +
    'minItems maxItems uniqueItems minProperties maxProperties additionalProperties unevaluatedProperties example examples ' +
    'x-since',
);

/** Renders all single values of a schema, such as limits, defaults, allowed values and examples. */
function schemaFacts(context: Context, node: JsonObject): Content[] {
  return [
    typeof node.title === 'string' && fact('Title', node.title),
    Array.isArray(node.enum) &&
      fact(
        'One of',
        node.enum.map((value) => markup`${inlineValue(value)} `),
      ),
    node.const !== undefined && fact('Always', inlineValue(node.const)),
    node.default !== undefined && fact('Default', anyValue(node.default)),
    typeof node.pattern === 'string' && fact('Pattern', markup`<code>${node.pattern}</code>`),
    fact('Value', bounds(node.minimum, node.maximum, node.exclusiveMinimum, node.exclusiveMaximum)),
    node.multipleOf !== undefined && fact('Multiple of', String(node.multipleOf)),
    fact('Length', bounds(node.minLength, node.maxLength)),
    fact('Entries', bounds(node.minItems, node.maxItems)),
    node.uniqueItems === true && fact('Entries', 'each one once'),
    fact('Properties', bounds(node.minProperties, node.maxProperties)),
    requiredElsewhere(node),
    isClosed(node) && fact('Other properties', 'not allowed'),
    node.additionalProperties === true && fact('Other properties', 'allowed'),
    node.example !== undefined && fact('Example', anyValue(node.example)),
    examples(node.examples),
    sinceFact(context, node['x-since']),
    ...otherFacts(node, SHOWN),
  ];
}

/** Renders the version that added a schema, or that is going to add it. */
function sinceFact({ history }: Context, since: Json | undefined): Html | undefined {
  if (since === undefined) return undefined;
  const version = String(since);
  return fact(history?.isUnreleased('openapi', version) ? 'Coming in' : 'Since', version);
}

const isClosed = (node: JsonObject) =>
  node.additionalProperties === false || node.unevaluatedProperties === false;

/** Formats limits as `1 to 100`, `at least 1` or `over 0`. In 3.0, an exclusive limit is a flag next to the limit. */
function bounds(least?: Json, most?: Json, over?: Json, under?: Json): string | undefined {
  const low = typeof over === 'number' ? over : least;
  const high = typeof under === 'number' ? under : most;
  const isOver = typeof over === 'number' || over === true;
  const isUnder = typeof under === 'number' || under === true;
  const words: string[] = [];
  if (low !== undefined && high !== undefined && !isOver && !isUnder) {
    return low === high ? `exactly ${String(low)}` : `${String(low)} to ${String(high)}`;
  }
  if (low !== undefined) words.push(`${isOver ? 'over' : 'at least'} ${String(low)}`);
  if (high !== undefined) words.push(`${isUnder ? 'under' : 'at most'} ${String(high)}`);
  return words.join(', ') || undefined;
}

/** Renders the names that are required here and described in another part of the same schema. */
function requiredElsewhere(node: JsonObject): Html | undefined {
  const properties = isObject(node.properties) ? node.properties : {};
  const names = Array.isArray(node.required)
    ? node.required.filter((name) => !(String(name) in properties))
    : [];
  return fact(
    'Required',
    names.map((name) => markup`<code>${String(name)}</code> `),
  );
}

/** Renders examples. OpenAPI 3.1 has a list; some 3.0 files have one value or a map of named ones. */
function examples(values: Json | undefined): Html | undefined {
  if (values === undefined) return undefined;
  if (!Array.isArray(values)) return fact('Examples', codeBlock(JSON.stringify(values, null, 2), 'json'));
  return fact(
    values.length === 1 ? 'Example' : 'Examples',
    values.map((value) => markup`${anyValue(value)} `),
  );
}
