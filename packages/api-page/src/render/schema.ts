import { isObject, isReference, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { factList, fold } from './facts.ts';
import { type Content, markup, type Html } from './html.ts';
import { schemaFacts } from './schemaFacts.ts';
import { schemaParts } from './schemaParts.ts';
import { hasEntry, isStructured } from './schemaType.ts';

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
