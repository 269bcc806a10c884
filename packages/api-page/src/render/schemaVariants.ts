import { isObject, isReference, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import { discriminatorValues } from '../../../model/src/openapi/discriminatorValues.ts';
import type { Context } from './Context.ts';
import { markup, type Html, isEmpty, withoutLinks } from './html.ts';
import { otherFacts, factList } from './facts.ts';
import { schemaBody, type Expansion } from './schema.ts';
import { schemaType } from './schemaType.ts';

const KINDS: [key: string, label: string][] = [
  ['oneOf', 'Exactly one of these'],
  ['anyOf', 'At least one of these'],
  ['allOf', 'All of these together'],
];

/** Renders `oneOf`, `anyOf` and `allOf`, with the discriminator of their variants. */
export function schemaVariants(context: Context, node: JsonObject, expansion: Expansion): Html {
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
