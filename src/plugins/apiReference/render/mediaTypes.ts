import { isObject, type JsonObject, type MediaTypeNode } from '../../../../facts/openapi/document.ts';
import type { Context } from './Context.ts';
import { renderExamples } from './examples.ts';
import { factList, otherFacts, words } from './facts.ts';
import { markup, type Html } from './html.ts';
import { LINKS_ONLY, schemaBody } from './schema.ts';
import { schemaType } from './schemaType.ts';

const SHOWN = words('schema example examples');

/** The forms that a body can take: each with its schema and its examples. */
export function mediaTypes(context: Context, content: JsonObject): Html {
  return markup`${Object.entries(content).map(([name, value]) => {
    const media = (
      isObject(value) ? context.description.resolve<MediaTypeNode>(value).value : {}
    ) as MediaTypeNode;
    return markup`
      <p class="api-media"><code>${name}</code>${media.schema !== undefined && markup` ${schemaType(context, media.schema)}`}</p>
      ${schemaBody(context, media.schema, LINKS_ONLY)}
      ${factList(otherFacts(media, SHOWN))}
      ${renderExamples(context, media)}
    `;
  })}`;
}
