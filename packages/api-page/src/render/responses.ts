import { STATUS_CODES } from 'node:http';
import {
  isObject,
  isReference,
  type Json,
  type JsonObject,
  type ResponseNode,
} from '../../../model/src/openapi/document.ts';
import type { Operation } from '../../../model/src/openapi/operations.ts';
import type { Context } from './Context.ts';
import { factList, otherFacts } from './facts.ts';
import { markup, type Html } from './html.ts';
import { responseBody } from './responseBody.ts';
import { responseAnchors, nameInWords } from './sharedResponses.ts';

/** Renders every response of an operation, with its meaning, content and error codes. */
export function renderResponses(context: Context, { node }: Operation): Html | undefined {
  const responses = Object.entries(isObject(node.responses) ? node.responses : {});
  if (responses.length === 0) return undefined;
  const unshared = unsharedResponses(context, node);
  const shared = responses.filter(([status]) => !unshared.some(([each]) => each === status));
  return markup`<h4>Responses</h4>
    ${unshared.map(([status, response]) =>
      status.startsWith('x-')
        ? factList(otherFacts({ [status]: response }, new Set()))
        : renderResponse(context, status, context.description.part<ResponseNode>(response)),
    )}
    ${shared.length > 0 && sharedLine(context, shared)}`;
}

/** Returns the responses that the operation doesn't share with others. */
export const unsharedResponses = (
  context: Context,
  { responses }: Operation['node'],
): [status: string, response: Json | undefined][] =>
  Object.entries(isObject(responses) ? responses : {}).filter(
    ([status, response]) => !sharedName(context, status, response),
  );

/**
 * Returns the name of a shared response. Only errors are shared, since they are the same for all calls. A success is
 * the purpose of its call and is shown there.
 */
function sharedName(context: Context, status: string, response: Json | undefined): string | undefined {
  if (status.startsWith('2') || status.startsWith('x-') || !isReference(response)) return undefined;
  const { name, pointer = '' } = context.description.resolve<JsonObject>(response);
  return pointer.startsWith('#/components/responses/') ? name : undefined;
}

/** Lists the names of errors that other operations also return. A separate section shows them in full. */
function sharedLine(context: Context, responses: [string, Json | undefined][]): Html {
  const names = responses.map(([status, response]) => ({
    status,
    name: sharedName(context, status, response) ?? '',
    // The text of a reference is about this operation.
    text: isReference(response) && context.markdown(response.description),
  }));
  const anchorByName = responseAnchors(context.description);
  const anchors = new Set(names.map(({ name }) => anchorByName.get(name)));
  return markup`<ul class="api-errors">
      ${names.map(({ status, name, text }) => markup`<li><span>${status}</span> ${nameInWords(name)}${text}</li>`)}
    </ul>
    <p><a href="#responses" data-opens="${[...anchors].join(' ')}">What these errors hold</a></p>`;
}

const statusMark = (status: string): Html =>
  markup`<span class="api-status${/^[245]/.test(status) && ` api-status--${status.startsWith('2') ? 'success' : 'danger'}`}">${status}</span>`;

const renderResponse = (context: Context, status: string, response: ResponseNode): Html =>
  markup`<div class="api-response">
    <p>${statusMark(status)} ${statusName(status)}</p>
    ${responseBody(context, response)}
  </div>`;

const RANGES: Record<string, string> = {
  1: 'Information',
  2: 'Success',
  3: 'Redirection',
  4: 'Error of the call',
  5: 'Error of the server',
};

export function statusName(status: string): string {
  if (status === 'default') return 'Any other status';
  return STATUS_CODES[status] ?? RANGES[status[0] ?? ''] ?? '';
}
