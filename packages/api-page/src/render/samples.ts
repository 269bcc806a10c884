import type { ResponseNode } from '../../../model/src/openapi/document.ts';
import type { Operation } from '../../../model/src/openapi/operations.ts';
import { curl } from '../samples/curl.ts';
import { fetchCall, type Reader } from '../samples/fetchCall.ts';
import { sampleRequest } from '../samples/request.ts';
import { sdkCall } from '../samples/sdkCall.ts';
import { serverCall } from '../samples/serverCall.ts';
import { card, type Panel } from './card.ts';
import type { Context } from './Context.ts';
import { codeBlock, type Language } from './highlight.ts';
import { markup, type Html } from './html.ts';

/**
 * Renders the same call as a curl command and in TypeScript. The TypeScript sample uses the SDK's client for pages if
 * it has the call, else the client for servers if that has it, else `fetch`.
 */
export function renderSamples(context: Context, operation: Operation): Html {
  const request = sampleRequest(context.description, operation);
  const { missing = [] } = request;
  const withSdk = sdkCall(operation.node['x-sdk']);
  const reader = readerOf(context, operation);
  const onServer = withSdk
    ? undefined
    : serverCall(context.description, operation, request, reader !== undefined);
  const client = withSdk ? 'SDK' : onServer ? 'server' : 'fetch';
  const code = withSdk ?? onServer ?? fetchCall(request, reader);
  const panels = [
    samplePanel('curl', 'curl', 'bash', curl(request)),
    samplePanel('base', `TypeScript (${client})`, 'typescript', code),
  ];
  return markup`<h4>Sample</h4>${card('Language of the sample', 'sdk', panels)}
    ${missing.length > 0 && markup`<p class="api-note">No example can be given of ${missing.join(', ')}.</p>`}`;
}

/** @param value - the reader's choice is saved under it, which the tabs of the guides share */
function samplePanel(value: string, label: string, language: Language, code: string): Panel {
  const title = markup`${label}`;
  return { value, label: title, title, body: codeBlock(code, language) };
}

/** Returns the method that reads the answer of a success, by its first type. */
function readerOf({ description }: Context, { node }: Operation): Reader | undefined {
  const [type] = Object.entries(node.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(description.resolve<ResponseNode>(response).value.content ?? {}));
  if (type === undefined) return undefined;
  return /json\b|^\*/.test(type) ? 'json' : /^text\/|xml\b/.test(type) ? 'text' : 'blob';
}
