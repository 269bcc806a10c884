import { isObject, type Json, type ResponseNode } from '../../../model/src/openapi/document.ts';
import { errorRoute } from '../../../model/src/routes.ts';
import type { Context } from './Context.ts';
import type { renderAnswerExamples } from './examples.ts';
import { fact, factList, otherFacts, keySet } from './facts.ts';
import { markup, type Html } from './html.ts';
import { mediaTypes, renderHeaders } from './parameters.ts';

const RENDERED_KEYS = keySet('description headers content x-error-codes');

/**
 * Renders the description, error codes, headers and media types of a response.
 *
 * @param examples - renders the examples that aren't shown next to the text
 */
export function responseBody(
  context: Context,
  response: ResponseNode,
  examples?: typeof renderAnswerExamples,
): Html {
  const codes = errorCodes(response['x-error-codes']);
  return markup`
    ${context.markdown(response.description)}
    ${factList([
      fact(
        codes.length === 1 ? 'Error code' : 'Error codes',
        codes.map((code) => markup`<a href="${context.page(errorRoute(code))}"><code>${code}</code></a> `),
      ),
      otherFacts({ ...response, links: withTargets(context, response.links) }, RENDERED_KEYS),
    ])}
    ${renderHeaders(context, response.headers)}
    ${isObject(response.content) && mediaTypes(context, response.content, examples)}`;
}

/** Replaces the references to links, which have no place of their own. */
const withTargets = ({ description }: Context, links: Json | undefined): Json | undefined =>
  isObject(links)
    ? Object.fromEntries(Object.entries(links).map(([name, link]) => [name, description.part(link)]))
    : links;

const errorCodes = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
