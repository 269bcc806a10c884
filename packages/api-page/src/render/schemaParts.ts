import { isObject, isReference, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { row } from './row.ts';
import { type Content, markup, type Html, isEmpty, withoutLinks } from './html.ts';
import { nestedSchema, schemaBody, type Expansion } from './schema.ts';
import { isNullable, schemaType } from './schemaType.ts';
import { discriminatorValues } from '../../../model/src/openapi/discriminatorValues.ts';
import { otherFacts, factList } from './facts.ts';

/** Keys with one schema or with a map of schemas, each with its label. */
const SUBSCHEMAS: [key: string, label: string][] = [
  ['items', 'Each entry'],
  ['unevaluatedItems', 'Each further entry'],
  ['additionalItems', 'Each further entry'],
  ['contains', 'At least one entry'],
  ['propertyNames', 'Each property’s name'],
  ['not', 'Not'],
  ['if', 'If it is'],
  ['then', 'then'],
  ['else', 'or else'],
  ['contentSchema', 'The content'],
];

const SUBSCHEMA_MAPS: [key: string, label: string][] = [
  ['dependentSchemas', 'With'],
  ['$defs', 'Part'],
  ['definitions', 'Part'],
];

/** Renders the parts of a schema, which are its properties, its entries, and the schemas that it combines. */
export function schemaParts(context: Context, node: JsonObject, expansion: Expansion): Html {
  return markup`
    ${properties(context, node, expansion)}
    ${Array.isArray(node.prefixItems) && node.prefixItems.map((part, index) => subschema(context, `Entry ${index + 1}`, part, expansion))}
    ${SUBSCHEMAS.map(([key, label]) => key in node && subschema(context, label, node[key], expansion))}
    ${SUBSCHEMA_MAPS.map(([key, label]) => Object.entries(isObject(node[key]) ? node[key] : {}).map(([name, part]) => subschema(context, markup`${label} <code>${name}</code>`, part, expansion)))}
    ${schemaVariants(context, node, expansion)}
  `;
}

function properties(context: Context, node: JsonObject, expansion: Expansion): Html | undefined {
  const required = new Set(Array.isArray(node.required) ? node.required : []);
  const rowOf = (name: Html, part: Json | undefined, isRequired = false) =>
    propertyRow(context, name, part, isRequired, expansion);
  const rows = [
    ...entries(node.properties).map(([name, part]) =>
      rowOf(markup`<code class="api-name">${name}</code>`, part, required.has(name)),
    ),
    ...entries(node.patternProperties).map(([pattern, part]) =>
      rowOf(markup`names like <code class="api-name">${pattern}</code>`, part),
    ),
    ...[node.additionalProperties, node.unevaluatedProperties]
      .filter(isObject)
      .map((part) => rowOf(markup`any other name`, part)),
  ];
  return rows.length > 0 ? markup`<ul class="api-rows">${rows}</ul>` : undefined;
}

const entries = (value: Json | undefined) => Object.entries(isObject(value) ? value : {});

function propertyRow(
  context: Context,
  name: Html,
  node: Json | undefined,
  required: boolean,
  expansion: Expansion,
): Html {
  const schema = isObject(node) ? node : {};
  const target = isReference(node) ? context.description.resolve<JsonObject>(node).value : schema;
  const all: JsonObject = { ...target, ...schema };
  return row({
    name,
    type: schemaType(context, node),
    required,
    nullable: isReference(node) && isObject(target) && isNullable(target),
    deprecated: all.deprecated === true,
    readOnly: all.readOnly === true,
    writeOnly: all.writeOnly === true,
    body: nestedSchema(context, node, expansion, markup`What ${name} holds`),
  });
}

/** Renders a schema that is neither a property nor a variant. Leaves out entries that only have a type. */
function subschema(
  context: Context,
  label: Content,
  node: Json | undefined,
  expansion: Expansion,
): Html | undefined {
  const body = schemaBody(context, node, expansion);
  const isObvious = label === 'Each entry' && isEmpty(body);
  return isObvious
    ? undefined
    : markup`<div class="api-part">
        <p class="api-media"><span class="api-label">${label}</span> ${schemaType(context, node)}</p>
        ${body}
      </div>`;
}

const KINDS: [key: string, label: string][] = [
  ['oneOf', 'Exactly one of these'],
  ['anyOf', 'At least one of these'],
  ['allOf', 'All of these together'],
];

/** Renders `oneOf`, `anyOf` and `allOf`, with the discriminator of their variants. */
function schemaVariants(context: Context, node: JsonObject, expansion: Expansion): Html {
  const parts = KINDS.map(([key, label]) => {
    const variants = node[key];
    return (
      Array.isArray(variants) &&
      variants.length > 0 &&
      markup`<div class="api-part">
        <p><span class="api-label">${label}</span>${key !== 'allOf' && discriminatorNote(node)}</p>
        <ul class="api-variants">
          ${variants.map((variant) => markup`<li>${variantItem(context, variant, node, expansion)}</li>`)}
        </ul>
      </div>`
    );
  });
  return markup`${parts}${discriminatorFacts(context, node)}`;
}

const discriminatorProperty = (node: JsonObject) =>
  isObject(node.discriminator) && node.discriminator.propertyName;

function discriminatorNote(node: JsonObject): Html | undefined {
  const name = discriminatorProperty(node);
  return typeof name === 'string' ? markup`, told apart by <code>${name}</code>` : undefined;
}

function variantItem(context: Context, variant: Json, owner: JsonObject, expansion: Expansion): Html {
  const values = isReference(variant) ? discriminatorValues(owner, variant.$ref) : [];
  const title = isObject(variant) && typeof variant.title === 'string' && markup`${variant.title}: `;
  const label = markup`${values.map((value) => markup`<code>${value}</code> `)}${title}`;
  const type = schemaType(context, variant);
  const body = schemaBody(context, variant, expansion);
  if (isEmpty(body)) return markup`${label}${type}`;
  // A summary is a control itself, so it can't contain links.
  return markup`<details class="api-nested">
    <summary>${label}${withoutLinks(type)}</summary>
    ${isReference(variant) && markup`<p>Schema ${type}</p>`}${body}
  </details>`;
}

/** Renders the discriminator's own facts. On a base schema, it also names the schemas that extend it elsewhere. */
function discriminatorFacts(context: Context, node: JsonObject): Html | undefined {
  if (!isObject(node.discriminator)) return undefined;
  const { propertyName, mapping, ...rest } = node.discriminator;
  const isBase = !Array.isArray(node.oneOf) && !Array.isArray(node.anyOf);
  const mapped =
    isBase &&
    isObject(mapping) &&
    Object.entries(mapping).map(
      ([value, target]) =>
        markup`<li><code>${value}</code> ${typeof target === 'string' && target.startsWith('#') ? schemaType(context, { $ref: target }) : String(target)}</li>`,
    );
  return markup`
    ${isBase && markup`<p><span class="api-label">Told apart by</span> <code>${String(propertyName)}</code></p>`}
    ${mapped && markup`<ul class="api-variants">${mapped}</ul>`}
    ${factList(otherFacts(rest, new Set()))}
  `;
}
