import { isObject, type JsonObject, type MediaTypeNode } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { factList, otherFacts, keySet } from './facts.ts';
import { markup, type Html } from './html.ts';
import { LINKS_ONLY, schemaBody } from './schema.ts';
import { schemaType } from './schemaType.ts';

const RENDERED_KEYS = keySet('schema example examples');

/**
 * Renders the media types of a body, each with its schema.
 *
 * @param examples - renders the examples that aren't shown next to the text
 */
export function mediaTypes(
  context: Context,
  content: JsonObject,
  examples?: (context: Context, media: MediaTypeNode, name: string) => Html,
): Html {
  return markup`${mediaTypeEntries(context, content).map(([name, media]) => {
    return markup`
      <p class="api-media"><code>${name}</code>${media.schema !== undefined && markup` ${schemaType(context, media.schema)}`}</p>
      ${schemaBody(context, media.schema, LINKS_ONLY)}
      ${factList(otherFacts(media, RENDERED_KEYS))}
      ${examples?.(context, media, name)}
    `;
  })}`;
}

export const mediaTypeEntries = (
  context: Context,
  content: JsonObject,
): [name: string, media: MediaTypeNode][] =>
  Object.entries(content).map(([name, value]) => [
    name,
    isObject(value) ? context.description.resolve<MediaTypeNode>(value).value : {},
  ]);
