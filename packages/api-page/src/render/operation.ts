import {
  isObject,
  operationsIn,
  requestLine,
  type BodyNode,
  type Json,
  type JsonObject,
  type MediaTypeNode,
} from '../../../model/src/openapi/document.ts';
import type { Operation } from '../../../model/src/openapi/operations.ts';
import { referenceRoute } from '../../../model/src/routes.ts';
import { methodTag } from '../../../../src/config/methodTag.ts';
import { sentType } from '../samples/body.ts';
import { isSdkMethod } from '../samples/sdkCall.ts';
import { renderResponseExamples, renderPayloads } from './responseExamples.ts';
import type { Context } from './Context.ts';
import { renderExamples, renderFurtherExamples } from './examples.ts';
import { fact, factList, otherFacts, keySet } from './facts.ts';
import { type Content, markup, type Html } from './html.ts';
import { mediaTypes, renderParameters } from './parameters.ts';
import { renderResponses } from './responses.ts';
import { renderSamples } from './samples.ts';
import { joinHtml } from './schemaType.ts';
import { renderSecurity } from './security.ts';
import { sizeClasses } from './size.ts';
import { releaseRoute } from '../../../history/src/readHistory.ts';
import { changeLines } from '../../../markdown/src/releases/changeLines.ts';

/** Keys that are rendered below by name. `otherFacts` renders all others as they are in the file. */
const RENDERED_KEYS = keySet(
  'operationId summary description tags deprecated parameters requestBody responses security servers callbacks x-sdk x-since',
);

/**
 * Renders the content below an operation's heading, which is its text and a sample call next to it. While an operation
 * is out of view, the page's layout takes its size from classes.
 */
export function renderOperation(context: Context, operation: Operation): Html {
  const text = operationText(context, operation);
  const side = operationSide(context, operation);
  return markup`<div class="api-operation ${sizeClasses(text, side)}">
    <div>${text}</div>
    ${side && markup`<div class="api-side" data-search-ignore>${side}</div>`}
  </div>`;
}

/** Renders the sample call and its responses, or the payloads of an event. */
const operationSide = (context: Context, operation: Operation): Html | undefined =>
  operation.isWebhook
    ? renderPayloads(context, operation)
    : markup`${renderSamples(context, operation)}${renderResponseExamples(context, operation)}`;

function operationText(context: Context, operation: Operation): Html {
  const { node, pathItem, isWebhook } = operation;
  return markup`
    ${callLine(operation)}
    ${node.deprecated && markup`<p class="api-note"><strong>Deprecated.</strong> Do not use it in new work.</p>`}
    ${context.markdown(pathItem.summary)}${context.markdown(pathItem.description)}
    ${context.markdown(node.description)}
    ${factList([
      fact('Operation', node.operationId && markup`<code>${node.operationId}</code>`),
      !isWebhook && fact('Takes', renderSecurity(context, operation)),
      sdkFact(context, operation),
      historyFacts(context, operation),
      fact(isWebhook ? 'Tags' : 'Also in', (node.tags ?? []).slice(isWebhook ? 0 : 1).join(', ')),
      serversFact(node.servers ?? pathItem.servers),
      otherFacts(node, RENDERED_KEYS),
    ])}
    ${renderParameters(context, operation)}
    ${requestBody(context, operation)}
    ${renderResponses(context, operation)}
    ${renderCallbacks(context, operation)}
  `;
}

/** Renders method and path. The page's script adds a button that copies the operation's address. */
function callLine(operation: Operation): Html {
  const { path, method, isWebhook, node } = operation;
  const names = [node.operationId, isWebhook ? path : requestLine({ method, path })]
    .filter(Boolean)
    .join(', ');
  const shown = markup`${path.split(/(\{[^}]+\})/).map((part) => (part.startsWith('{') ? markup`<var>${part}</var>` : part))}`;
  return markup`<div class="api-call" data-search-keywords="${names}">${methodBadge(operation)} <code class="api-path">${shown}</code></div>`;
}

/** Renders the method as a badge. The method of an event is meaningless, since an event isn't called. */
export const methodBadge = ({ method, isWebhook }: Operation): Html =>
  markup`<span class="${methodTag(isWebhook ? 'event' : method)}">${isWebhook ? 'event' : method.toUpperCase()}</span>`;

function sdkFact(context: Context, { node, steps }: Operation): Html | undefined {
  const methods = [node['x-sdk']].flat().filter(isSdkMethod);
  return fact('SDK', joinHtml(methods.map(linkTo), ', '));

  function linkTo(method: string): Html {
    const { description, references } = context;
    const [owner = '', name = ''] = method.split('.');
    const page = references?.findMember(owner, name)?.page;
    if (page) return markup`<a href="${context.page(referenceRoute(page))}"><code>${method}</code></a>`;
    if (!references) return markup`<code>${method}</code>`;
    const location = `${description.file}:${description.lineOf([...steps, 'x-sdk'])}`;
    throw new Error(
      `${location}: x-sdk names ${method}, which is in no SDK reference. Correct its name or remove it.`,
    );
  }
}

function serversFact(servers: Json | undefined): Html | undefined {
  if (!Array.isArray(servers)) return undefined;
  return fact(
    'Base URL',
    servers
      .filter(isObject)
      .map(
        ({ url, description }) =>
          markup`<code>${String(url)}</code>${description && markup` ${String(description)}`} `,
      ),
  );
}

const RENDERED_BODY_KEYS = keySet('description required content');

function requestBody(context: Context, operation: Operation): Content {
  const { node, isWebhook } = operation;
  if (node.requestBody === undefined) return undefined;
  const body = context.description.part<BodyNode>(node.requestBody);
  const sent = sentType(context.description, operation)?.type;
  const examples = (_: Context, media: MediaTypeNode, type: string) =>
    type === sent ? renderFurtherExamples(context, media) : renderExamples(context, media);
  return markup`
    <h4>${isWebhook ? 'Payload' : 'Request body'}${body.required && markup` <em>required</em>`}</h4>
    ${context.markdown(body.description)}
    ${isObject(body.content) && mediaTypes(context, body.content, isWebhook ? undefined : examples)}
    ${factList(otherFacts(body, RENDERED_BODY_KEYS))}`;
}

/** Renders the callbacks that the API makes. Each is a separate operation. */
function renderCallbacks(context: Context, { node, anchor }: Operation): Content {
  const resolve = (item: Json | undefined) => context.description.part<JsonObject>(item);
  const callbacks = Object.entries(isObject(node.callbacks) ? node.callbacks : {});
  const callbackParts = (call: Operation) =>
    markup`${operationText(context, call)}${operationSide(context, call)}`;
  return callbacks.map(([name, entry]) =>
    operationsIn(resolve(entry), resolve).map((written) => {
      const title = written.node.summary ?? name;
      const heading = { anchor: `${anchor}-${name}-${written.method}`, title, steps: [] };
      return markup`<details class="api-nested">
          <summary>Callback <code>${name}</code>: ${title}</summary>
          ${callbackParts({ ...written, ...heading, isWebhook: false })}
        </details>`;
    }),
  );
}

/** Renders the version that added an operation or an event, and its changes since then. */
function historyFacts(context: Context, { node }: Operation): (Html | undefined)[] {
  const { history } = context;
  const name = node.operationId;
  if (!history || name === undefined) return [fact('Added in', node['x-since'] && String(node['x-since']))];
  const added = history.addedIn('openapi', name);
  const changes = history.changesOf('openapi', name);
  const isComing = (version: string) => history.isUnreleased('openapi', version);
  return [
    fact(isComing(added) ? 'Coming in' : 'Added in', added),
    ...changes.map(({ version, changes: all }) =>
      fact(
        isComing(version) ? 'Coming in' : 'Changed in',
        markup`<a href="${context.page(releaseRoute(version))}">${version}</a>: ${context.markdown(changeLines(all, true).join('; '))}`,
      ),
    ),
  ];
}
