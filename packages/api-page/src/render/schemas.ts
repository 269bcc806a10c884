import { isReference, type SchemaNode } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { markup, type Html, withoutLinks } from './html.ts';
import { LINKS_ONLY, schemaBody } from './schema.ts';
import { isStructured, schemaType } from './schemaType.ts';

/** Renders every named schema once, with an anchor. Schemas with parts are collapsed. */
export function renderSchemas(context: Context): Html {
  return markup`${Object.entries(context.description.schemas).map(([name, node]) => schemaEntry(context, name, node))}`;
}

function schemaEntry(context: Context, name: string, node: SchemaNode): Html {
  const anchor = context.description.schemaAnchors.get(name) ?? '';
  const title = markup`<code class="api-name">${name}</code>`;
  const body = schemaBody(context, node, LINKS_ONLY);
  const type = isReference(node)
    ? markup`The same as ${schemaType(context, node)}.`
    : schemaType(context, node);
  if (isReference(node) || !isStructured(node))
    return markup`<div class="api-entry api-entry--value" id="${anchor}" data-search-title="${name}">
      <p>${title} ${type}</p>
      ${body}
    </div>`;
  return markup`<details class="api-entry" id="${anchor}" data-search-title="${name}">
    <summary>${title} ${withoutLinks(type)}</summary>
    ${body}
  </details>`;
}
