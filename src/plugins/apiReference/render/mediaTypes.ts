import { isObject, type JsonObject, type MediaTypeNode } from '../../../../facts/openapi/document.ts';
import type { Context } from './Context.ts';
import { type ExampleStyle, renderExamples } from './examples.ts';
import { factList, otherFacts, words } from './facts.ts';
import { markup, type Html } from './html.ts';
import { schemaBody, type Unfolding } from './schema.ts';
import { schemaType } from './schemaType.ts';

const SHOWN = words('schema example examples');

/** How far a body's schemas are unfolded where it is used; the rest is behind links. */
const UNFOLDED: Unfolding = { levels: 2, open: [] };

interface Options {
  examples?: ExampleStyle;
  unfolding?: Unfolding;
}

/** The forms that a body can take: each with its schema and its examples. */
export function mediaTypes(context: Context, content: JsonObject, options: Options = {}): Html {
  const { examples = 'closed', unfolding = UNFOLDED } = options;
  return markup`${Object.entries(content).map(([name, value]) => {
    const media = (
      isObject(value) ? context.description.resolve<MediaTypeNode>(value).value : {}
    ) as MediaTypeNode;
    return markup`
      <p class="api-media"><code>${name}</code>${media.schema !== undefined && markup` <span class="api-type">${schemaType(context, media.schema)}</span>`}</p>
      ${schemaBody(context, media.schema, unfolding)}
      ${factList(otherFacts(media, SHOWN))}
      ${renderExamples(context, media, examples)}
    `;
  })}`;
}
