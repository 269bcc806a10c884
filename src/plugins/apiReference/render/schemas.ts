import type { Context } from './Context.ts';
import { markup, type Html, withoutLinks } from './html.ts';
import { copyLink } from './operation.ts';
import { LINKS_ONLY, schemaBody } from './schema.ts';
import { isReference } from '../../../../facts/openapi/document.ts';
import { schemaType } from './schemaType.ts';

/** Every named schema, closed until it is asked for: each can be linked to. */
export function renderSchemas(context: Context): Html {
  const { description } = context;
  return markup`${Object.entries(description.schemas).map(
    ([name, node]) => markup`
      <details class="api-schema" id="${description.schemaAnchors.get(name)}" data-search-title="${name}">
        <summary><code class="api-name">${name}</code> <span class="api-type">${!isReference(node) && withoutLinks(schemaType(context, node))}</span></summary>
        ${copyLink(description.schemaAnchors.get(name) ?? '', name)}
        ${isReference(node) && markup`<p>The same as ${schemaType(context, node)}.</p>`}
        ${schemaBody(context, node, { ...LINKS_ONLY, open: [`#/components/schemas/${name}`] })}
      </details>`,
  )}`;
}
