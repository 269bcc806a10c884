import { isObject, isReference, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { row } from './row.ts';
import { type Content, markup, type Html, isEmpty } from './html.ts';
import { nestedSchema, schemaBody, type Expansion } from './schema.ts';
import { isNullable, schemaType } from './schemaType.ts';
import { schemaVariants } from './schemaVariants.ts';

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
  const rows: Content[] = entries(node.properties).map(([name, part]) =>
    propertyRow(context, markup`<code class="api-name">${name}</code>`, part, required.has(name), expansion),
  );
  for (const [pattern, part] of entries(node.patternProperties)) {
    rows.push(
      propertyRow(
        context,
        markup`names like <code class="api-name">${pattern}</code>`,
        part,
        false,
        expansion,
      ),
    );
  }
  for (const key of ['additionalProperties', 'unevaluatedProperties']) {
    if (isObject(node[key]))
      rows.push(propertyRow(context, markup`any other name`, node[key], false, expansion));
  }
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
