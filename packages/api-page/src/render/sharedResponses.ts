import type { Description } from '../../../model/src/openapi/Description.ts';
import { Anchors } from '../../../model/src/openapi/anchors.ts';
import { isObject, type ResponseNode } from '../../../model/src/openapi/document.ts';
import { kebab } from '../../../model/src/openapi/identifiers.ts';
import type { Context } from './Context.ts';
import { renderAnswerExamples } from './examples.ts';
import { markup, type Html } from './html.ts';
import { responseBody } from './responseBody.ts';

/** Returns the anchors of the named responses: `NotFound` → `response-not-found`. */
export function responseAnchors({ document }: Description): ReadonlyMap<string, string> {
  const responses = document.components?.responses;
  const anchors = new Anchors();
  return new Map(
    Object.keys(isObject(responses) ? responses : {}).map((name) => [
      name,
      anchors.claim(`response-${kebab(name)}`),
    ]),
  );
}

/** `NetworkMismatch` → `Network mismatch`, `secretKey` → `Secret key`. */
export function nameInWords(name: string): string {
  const words = kebab(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Renders every named response once. Operations show its name and link here. */
export function renderSharedResponses(context: Context): Html {
  const { description } = context;
  return markup`${[...responseAnchors(description)].map(([name, anchor]) => {
    const node = description.valueAt(['components', 'responses', name]);
    return markup`
      <details class="api-entry" id="${anchor}">
        <summary>${nameInWords(name)}</summary>
        ${responseBody(context, description.part<ResponseNode>(node), renderAnswerExamples)}
      </details>`;
  })}`;
}
