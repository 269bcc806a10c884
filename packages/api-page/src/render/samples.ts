import type { ResponseNode } from '../../../model/src/openapi/document.ts';
import type { Operation } from '../../../model/src/openapi/operations.ts';
import { curl } from '../samples/curl.ts';
import { fetchCall, type Reader } from '../samples/fetchCall.ts';
import { sampleRequest } from '../samples/request.ts';
import { sdkCall } from '../samples/sdkCall.ts';
import { serverCall } from '../samples/serverCall.ts';
import { card } from './card.ts';
import type { Context } from './Context.ts';
import { codeBlock, type Language } from './highlight.ts';
import { markup, type Html } from './html.ts';

interface Sample {
  /** Value under which the reader's choice is saved, shared with the tabs of the guides. */
  value: string;
  label: string;
  language: Language;
  code: string;
}

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
  const samples: Sample[] = [
    { value: 'curl', label: 'curl', language: 'bash', code: curl(request) },
    {
      value: 'base',
      label: `TypeScript (${withSdk ? 'SDK' : onServer ? 'server' : 'fetch'})`,
      language: 'typescript',
      code: withSdk ?? onServer ?? fetchCall(request, reader),
    },
  ];
  const panels = samples.map(({ value, label, language, code }) => ({
    value,
    label: markup`${label}`,
    title: markup`${label}`,
    body: codeBlock(code, language),
  }));
  return markup`<h4>Sample</h4>${card('Language of the sample', 'sdk', panels)}
    ${missing.length > 0 && markup`<p class="api-note">No example can be given of ${missing.join(', ')}.</p>`}`;
}

/** Returns the method that reads the answer of a success, by its first type. */
function readerOf({ description }: Context, { node }: Operation): Reader | undefined {
  const [type] = Object.entries(node.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(description.resolve<ResponseNode>(response).value.content ?? {}));
  if (type === undefined) return undefined;
  return /json\b|^\*/.test(type) ? 'json' : /^text\/|xml\b/.test(type) ? 'text' : 'blob';
}
