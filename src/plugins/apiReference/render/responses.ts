import { STATUS_CODES } from 'node:http';
import { isObject, type Json, type ResponseNode } from '../../../../facts/openapi/document.ts';
import type { Operation } from '../../../../facts/openapi/operations.ts';
import { errorRoute } from '../../../../facts/routes.ts';
import type { Context } from './Context.ts';
import { fact, factList, otherFacts, words } from './facts.ts';
import { markup, type Html } from './html.ts';
import { mediaTypes } from './mediaTypes.ts';
import { renderHeaders } from './parameters.ts';
import { LINKS_ONLY } from './schema.ts';

const SHOWN = words('description headers content x-error-codes');

/** Every answer of an operation: what it means, what it holds, and the error codes it comes with. */
export function renderResponses(context: Context, { node }: Operation): Html | undefined {
  const responses = Object.entries(isObject(node.responses) ? node.responses : {});
  if (responses.length === 0) return undefined;
  return markup`<h4>Responses</h4>
    ${responses.map(([status, response]) =>
      status.startsWith('x-')
        ? factList(otherFacts({ [status]: response }, new Set()))
        : renderResponse(context, status, context.description.resolve<ResponseNode>(response).value),
    )}`;
}

function renderResponse(context: Context, status: string, response: ResponseNode): Html {
  const isSuccess = status.startsWith('2');
  const codes = errorCodes(response['x-error-codes']);
  return markup`<details class="api-response"${isSuccess && markup` open`}>
    <summary><span class="api-status api-status--${status[0] ?? ''}">${status}</span> ${statusName(status)}</summary>
    ${context.markdown(response.description)}
    ${factList([
      fact(
        codes.length === 1 ? 'Error code' : 'Error codes',
        codes.map((code) => markup`<a href="${context.page(errorRoute(code))}"><code>${code}</code></a> `),
      ),
      otherFacts(response, SHOWN),
    ])}
    ${renderHeaders(context, response.headers)}
    ${isObject(response.content) && mediaTypes(context, response.content, isSuccess ? { examples: 'open' } : { examples: 'plain', unfolding: LINKS_ONLY })}
  </details>`;
}

const errorCodes = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

const RANGES: Record<string, string> = {
  1: 'Information',
  2: 'Success',
  3: 'Redirection',
  4: 'Error of the call',
  5: 'Error of the server',
};

function statusName(status: string): string {
  if (status === 'default') return 'Any other status';
  return STATUS_CODES[status] ?? RANGES[status[0] ?? ''] ?? '';
}
