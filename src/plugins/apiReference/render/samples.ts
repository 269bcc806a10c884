import { isObject } from '../../../../facts/openapi/document.ts';
import type { Operation } from '../../../../facts/openapi/operations.ts';
import { curl } from '../samples/curl.ts';
import { fetchCall } from '../samples/fetchCall.ts';
import { sampleRequest } from '../samples/request.ts';
import { sdkCall } from '../samples/sdkCall.ts';
import { codeBlock } from './code.ts';
import type { Context } from './Context.ts';
import type { Language } from './highlight.ts';
import { markup, type Html } from './html.ts';

interface Sample {
  /** What the choice is kept as, shared with the tabs of the guides. */
  value: string;
  label: string;
  language: Language;
  code: string;
}

/** The same call as a command and in TypeScript: with the SDK where it has the call, with `fetch` where not. */
export function renderSamples(context: Context, operation: Operation): Html {
  const request = sampleRequest(context.description, operation);
  const withSdk = sdkCall(operation.node['x-sdk']);
  const hasAnswer = Object.entries(operation.node.responses ?? {}).some(
    ([status, response]) =>
      status.startsWith('2') && isObject(context.description.resolve(response).value.content),
  );
  const samples: Sample[] = [
    { value: 'curl', label: 'curl', language: 'bash', code: curl(request) },
    {
      value: 'ts',
      label: withSdk ? 'TypeScript (SDK)' : 'TypeScript (fetch)',
      language: 'typescript',
      code: withSdk ?? fetchCall(request, hasAnswer),
    },
  ];
  const id: IdOf = (sample, part) => `${operation.anchor}-${sample.value}-${part}`;
  return markup` <h4>Sample</h4>
    <div class="api-tabs" data-search-ignore>
      <div class="api-tabs__bar">
        <div role="tablist" aria-label="Language of the sample">
          ${samples.map((sample, index) => tab(sample, index === 0, id))}
        </div>
        <button type="button" class="api-copy" data-copy-code="" aria-label="Copy the sample">Copy</button>
      </div>
      ${samples.map((sample, index) => panel(sample, index === 0, id))}
    </div>`;
}

type IdOf = (sample: Sample, part: string) => string;

const tab = (sample: Sample, isChosen: boolean, id: IdOf): Html =>
  markup`<button
    type="button"
    role="tab"
    id="${id(sample, 'tab')}"
    aria-controls="${id(sample, 'panel')}"
    aria-selected="${isChosen ? 'true' : 'false'}"
    tabindex="${isChosen ? 0 : -1}"
    data-value="${sample.value}"
  >
    ${sample.label}
  </button>`;

const panel = (sample: Sample, isChosen: boolean, id: IdOf): Html =>
  markup`<div
    role="tabpanel"
    id="${id(sample, 'panel')}"
    aria-labelledby="${id(sample, 'tab')}"
    ${!isChosen && markup` hidden`}
  >
    ${codeBlock(sample.code, sample.language)}
  </div>`;
