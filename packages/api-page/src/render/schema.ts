import { isObject, isReference, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { factList, fold } from './facts.ts';
import { type Content, markup, type Html } from './html.ts';
import { schemaFacts } from './schemaFacts.ts';
import { schemaParts } from './schemaParts.ts';
import { hasEntry, isStructured } from './schemaType.ts';

/** How to show the schemas that a schema refers to. A schema with parts is always a link to its own entry. */
export interface Unfolding {
  /** Whether to show the constraints of named single values, such as an id, in place. */
  values: boolean;
  /** References without an entry that are already expanded. A schema that contains itself is shown once. */
  open: readonly string[];
}

/** Shows every named schema as a link to its entry, so that each is rendered once. */
export const LINKS_ONLY: Unfolding = { values: false, open: [] };

/** Renders a schema's description, constraints and parts. */
export function schemaBody(context: Context, node: Json | undefined, unfolding: Unfolding): Html {
  if (!isObject(node)) return markup``;
  if (isReference(node))
    return markup`${besideReference(context, node)}${behindReference(context, node, unfolding)}`;
  return markup`
    ${context.markdown(node.description)}
    ${factList(schemaFacts(context, node))}
    ${schemaParts(context, node, unfolding)}
  `;
}

/** Renders a schema inside another. Single values are shown in place, and schemas with parts are collapsed. */
export function nestedSchema(
  context: Context,
  node: Json | undefined,
  unfolding: Unfolding,
  label: Content,
): Html {
  if (!isObject(node)) return markup``;
  if (isReference(node)) {
    const inside = behindReference(context, node, unfolding);
    const isFolded = isStructured(context.description.resolve(node).value);
    return markup`${besideReference(context, node)}${isFolded ? fold(label, inside) : inside}`;
  }
  return markup`
    ${context.markdown(node.description)}
    ${factList(schemaFacts(context, node))}
    ${fold(label, schemaParts(context, node, unfolding))}
  `;
}

/** Renders a reference's target as far as it may be expanded, without a description that the reference overrides. */
function behindReference(context: Context, node: JsonObject, { values, open }: Unfolding): Html {
  const { value, pointer = '' } = context.description.resolve<JsonObject>(node);
  const structured = isStructured(value);
  const isLink = hasEntry(context, pointer) && (structured || !values);
  if (isLink || open.includes(pointer) || !isObject(value)) return markup``;
  const shown = { ...value };
  if (typeof node.description === 'string') delete shown.description;
  // The examples of a plain value are in its own entry. Where it's used, the examples of the body show it.
  if (!structured && hasEntry(context, pointer)) {
    delete shown.example;
    delete shown.examples;
  }
  return schemaBody(context, shown, { values, open: [...open, pointer] });
}

/** Renders the keys next to a `$ref`, which are its own description and additional constraints. */
function besideReference(context: Context, node: JsonObject): Content {
  const { $ref: _, ...own } = node;
  return [
    context.markdown(own.description),
    factList(schemaFacts(context, own)),
    schemaParts(context, own, LINKS_ONLY),
  ];
}
