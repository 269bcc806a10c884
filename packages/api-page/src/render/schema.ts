import { isObject, isReference, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { factList, fold } from './facts.ts';
import { type Content, markup, type Html } from './html.ts';
import { schemaFacts } from './schemaFacts.ts';
import { schemaParts } from './schemaParts.ts';
import { hasEntry, isStructured } from './schemaType.ts';

/** What is shown in place of the schemas that a schema refers to: one with parts is always a link to its own entry. */
export interface Unfolding {
  /** Whether single values with a name, such as an id, say here what they let through. */
  values: boolean;
  /** References without an entry that are open already: what holds itself is shown once. */
  open: readonly string[];
}

/** Everything named is a link to its entry: a schema is drawn once. */
export const LINKS_ONLY: Unfolding = { values: false, open: [] };

/** A schema's text, limits and parts. */
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

/** A schema inside another: single values are shown in place, and what has parts can be opened. */
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

/** What a reference leads to, as far as it may be unfolded; its text only where the reference has none. */
function behindReference(context: Context, node: JsonObject, { values, open }: Unfolding): Html {
  const { value, pointer = '' } = context.description.resolve<JsonObject>(node);
  const structured = isStructured(value);
  const isLink = hasEntry(context, pointer) && (structured || !values);
  if (isLink || open.includes(pointer) || !isObject(value)) return markup``;
  const shown = { ...value };
  if (typeof node.description === 'string') delete shown.description;
  // A plain value's examples are at its own entry; where it is used, the body's examples show it.
  if (!structured && hasEntry(context, pointer)) {
    delete shown.example;
    delete shown.examples;
  }
  return schemaBody(context, shown, { values, open: [...open, pointer] });
}

/** What stands beside a reference: a text of its own, and limits that it adds. */
function besideReference(context: Context, node: JsonObject): Content {
  const { $ref: _, ...own } = node;
  return [
    context.markdown(own.description),
    factList(schemaFacts(context, own)),
    schemaParts(context, own, LINKS_ONLY),
  ];
}
