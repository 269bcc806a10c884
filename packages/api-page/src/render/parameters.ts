import {
  isObject,
  type Json,
  type JsonObject,
  type MediaTypeNode,
  type ParameterNode,
} from '../../../model/src/openapi/document.ts';
import { parametersOf, type Operation } from '../../../model/src/openapi/operations.ts';
import type { Context } from './Context.ts';
import { exampleFacts, renderExamples } from './examples.ts';
import { factList, otherFacts, keySet } from './facts.ts';
import { markup, type Html } from './html.ts';
import { row } from './row.ts';
import { LINKS_ONLY, nestedSchema, schemaBody } from './schema.ts';
import { isNullable, schemaType } from './schemaType.ts';

const LOCATIONS: [location: string, title: string][] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

const RENDERED_MEDIA_KEYS = keySet('schema example examples encoding');
const RENDERED_PART_KEYS = keySet('headers');
const RENDERED_KEYS = keySet('name in description required deprecated schema content example examples');

export function renderParameters(context: Context, operation: Operation): Html {
  const all = parametersOf(context.description, operation);
  return markup`${LOCATIONS.map(([location, title]) => {
    const parameters = all.filter((parameter) => parameter.in === location);
    return (
      parameters.length > 0 &&
      markup`<h4>${title}</h4>
        <ul class="api-rows">
          ${parameters.map((parameter) => parameterRow(context, parameter.name, parameter))}
        </ul>`
    );
  })}`;
}

/** Renders the headers of a response or of a part of a body. They're parameters, with their names as keys of a map. */
export function renderHeaders(context: Context, headers: Json | undefined): Html | undefined {
  if (!isObject(headers)) return undefined;
  return markup`<p class="api-caption">Headers</p>
    <ul class="api-rows">
      ${Object.entries(headers).map(([name, header]) => parameterRow(context, name, context.description.part<ParameterNode>(header)))}
    </ul>`;
}

function parameterRow(context: Context, name: string, parameter: ParameterNode): Html {
  const { schema } = parameter;
  const target = context.description.resolve<JsonObject>(schema).value;
  // The parameter's own description is more specific than that of a referenced schema.
  const shown = isObject(schema) && parameter.description ? withoutText(schema) : schema;
  return row({
    name: markup`<code class="api-name">${name}</code>`,
    type: schema === undefined && parameter.content ? markup`see below` : schemaType(context, schema),
    required: parameter.required === true,
    nullable: isObject(schema) && '$ref' in schema && isObject(target) && isNullable(target),
    deprecated: parameter.deprecated === true || target.deprecated === true,
    body: markup`
      ${context.markdown(parameter.description)}
      ${nestedSchema(context, shown, { expandValues: true, expandedRefs: [] }, markup`What <code>${name}</code> holds`)}
      ${factList([exampleFacts(context, parameter), otherFacts(parameter, RENDERED_KEYS)])}
      ${parameter.content && mediaTypes(context, parameter.content, renderExamples)}
    `,
  });
}

/** Overrides the description of a referenced schema with a blank one. */
const withoutText = (schema: JsonObject): JsonObject =>
  '$ref' in schema && !schema.description ? { ...schema, description: ' ' } : schema;

/** Returns the media types of a body, each as its name and its resolved node. */
export const mediaTypeEntries = (
  context: Context,
  content: JsonObject,
): [name: string, media: MediaTypeNode][] =>
  Object.entries(content).map(([name, value]) => [
    name,
    isObject(value) ? context.description.resolve<MediaTypeNode>(value).value : {},
  ]);

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
      ${factList(otherFacts(media, RENDERED_MEDIA_KEYS))}
      ${Object.entries(isObject(media.encoding) ? media.encoding : {}).map(([part, encoding]) => isObject(encoding) && markup`<p class="api-caption">Part <code>${part}</code></p>${factList(otherFacts(encoding, RENDERED_PART_KEYS))}${renderHeaders(context, encoding.headers)}`)}
      ${examples?.(context, media, name)}
    `;
  })}`;
}
