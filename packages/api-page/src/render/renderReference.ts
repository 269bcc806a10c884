import {
  isObject,
  type JsonObject,
  isReference,
  type SchemaNode,
} from '../../../model/src/openapi/document.ts';
import type { ApiHistory } from '../../../history/src/readHistory.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { allOperations, groupsOf, type OperationGroup } from '../../../model/src/openapi/operations.ts';
import type References from '../../../model/src/symbols/References.ts';
import { pageAnchors } from '../pageAnchors.ts';
import { curl } from '../samples/curl.ts';
import { sampleRequest } from '../samples/request.ts';
import { Context } from './Context.ts';
import { fact, factList, fold, otherFacts, keySet } from './facts.ts';
import { isEmpty, markup, type Html, withoutLinks } from './html.ts';
import { deprecatedMark } from './row.ts';
import { methodBadge, renderOperation } from './operation.ts';
import { codeBlock } from './highlight.ts';
import { firstAnswer } from './responseExamples.ts';
import { renderSecuritySchemes } from './security.ts';
import { renderSharedResponses, responseAnchors } from './sharedResponses.ts';
import { LINKS_ONLY, schemaBody } from './schema.ts';
import { isStructured, schemaType } from './schemaType.ts';

/** Markup by name: `about/servers`, `users/index`, `users/get-user`, `responses/index`, `schemas/index`. */
export type Fragments = ReadonlyMap<string, string>;

interface Options {
  baseUrl?: string;
  /** Link targets for methods of the SDK. Without them, methods are only named. */
  references?: References;
  history?: ApiHistory;
}

/** Renders a whole API description as the fragments that the page inserts between its headings. */
export function renderReference(
  description: Description,
  { baseUrl = '/', references, history }: Options = {},
): Fragments {
  const context = new Context(description, new Set(pageAnchors(description)), baseUrl, references, history);
  const fragments = new Map<string, string>();
  const add = (name: string, content: Html) =>
    fragments.set(name, markup`<div class="api-reference">${content}</div>`.text);
  add('about/index', renderInfo(context));
  add('about/call', renderFirstCall(context));
  add('about/servers', renderServers(context));
  add('about/authentication', renderSecuritySchemes(context));
  for (const group of groupsOf(description)) {
    add(`${group.anchor}/index`, renderGroup(context, group));
    for (const operation of group.operations) {
      add(`${group.anchor}/${operation.anchor}`, renderOperation(context, operation));
    }
  }
  if (responseAnchors(description).size > 0) add('responses/index', renderSharedResponses(context));
  add('schemas/index', renderSchemas(context));
  return fragments;
}

const RENDERED_TAG_KEYS = keySet('name description');

function renderGroup(context: Context, { tag, operations }: OperationGroup): Html {
  return markup`<div class="api-split">
    <div>
      ${context.markdown(tag?.description)}
      ${tag && factList(otherFacts(tag, RENDERED_TAG_KEYS))}
    </div>
    <div class="api-side">
      <div class="api-card">
        <p class="api-head" data-markdown-ignore data-search-ignore>${operations[0]?.isWebhook ? 'Events' : 'Operations'}</p>
        <ul class="api-list">
          ${operations.map(
            (operation) => markup`
              <li>
                ${methodBadge(operation)} <a href="#${operation.anchor}">${operation.title}</a> <code>${operation.path}</code>
              </li>`,
          )}
        </ul>
      </div>
    </div>
  </div>`;
}

/** Renders the first call that needs no key and no values, with a button that makes it in the page. */
function renderFirstCall(context: Context): Html {
  const operation = allOperations(context.description).find(
    ({ node, isWebhook }) =>
      !isWebhook && node.security?.length === 0 && !node.parameters && !node.requestBody,
  );
  if (!operation) return markup``;
  return markup`<div class="api-card" data-search-ignore>
    <p class="api-head">Your first call</p>
    ${codeBlock(curl(sampleRequest(context.description, operation)), 'bash')}
    <p class="api-now" data-call="${operation.anchor}" data-markdown-ignore><span>Needs no key</span></p>
    ${firstAnswer(context, operation)}
  </div>`;
}

const RENDERED_INFO_KEYS = keySet('title version description summary contact license termsOfService');

/** Renders the version, license and similar facts. The file's own introduction is collapsed below the page's. */
function renderInfo(context: Context): Html {
  const { openapi, info, externalDocs, jsonSchemaDialect } = context.description.document;
  const { contact, license, termsOfService } = info;
  const text = [context.markdown(info.summary), context.markdown(info.description)];
  return markup`${factList([
    fact('Version', info.version),
    fact('Format', `OpenAPI ${openapi}`),
    isObject(license) && fact('License', link(license.name, license.url)),
    isObject(contact) && fact('Contact', link(contact.name ?? contact.email ?? contact.url, contact.url)),
    termsOfService !== undefined && fact('Terms', link(termsOfService, termsOfService)),
    otherFacts(info, RENDERED_INFO_KEYS),
    otherFacts({ externalDocs, jsonSchemaDialect } as JsonObject, new Set()),
  ])}${fold('How the file introduces the API', markup`${text}`)}`;
}

const link = (text: unknown, url: unknown): Html =>
  typeof url === 'string' ? markup`<a href="${url}">${String(text)}</a>` : markup`${String(text)}`;

/** Renders every named schema once, with an anchor. Schemas with parts are collapsed. */
function renderSchemas(context: Context): Html {
  return markup`${Object.entries(context.description.schemas).map(([name, node]) => schemaEntry(context, name, node))}`;
}

function schemaEntry(context: Context, name: string, node: SchemaNode): Html {
  const anchor = context.description.schemaAnchors.get(name) ?? '';
  const title = markup`<code class="api-name">${name}</code>`;
  const body = schemaBody(context, node, LINKS_ONLY);
  const type = isReference(node)
    ? markup`${isAlias(node) ? 'The same as' : 'Extends'} ${schemaType(context, node)}.`
    : schemaType(context, node);
  const mark = isObject(node) && node.deprecated === true && deprecatedMark;
  // A list with nothing but a type is a line, whose links are lost in a summary.
  if (isReference(node) || !isStructured(node) || isEmpty(body))
    return markup`<div class="api-entry api-entry--value" id="${anchor}" data-search-title="${name}">
      <p>${title} ${type}${mark}</p>
      ${body}
    </div>`;
  return markup`<details class="api-entry" id="${anchor}" data-search-title="${name}">
    <summary>${title} ${withoutLinks(type)}${mark}</summary>
    ${hasOtherLink(type, body) && markup`<p>${type}</p>`}${body}
  </details>`;
}

/** Whether only a description stands next to a reference. */
const isAlias = (node: JsonObject): boolean =>
  Object.keys(node).every((key) => ['$ref', 'description', 'summary', 'deprecated'].includes(key));

/** Whether a type has a link that the body doesn't have, and that the summary loses. */
const hasOtherLink = (type: Html, body: Html): boolean =>
  (type.text.match(/href="[^"]*"/g) ?? []).some((link) => !body.text.includes(link));

const RENDERED_SERVER_KEYS = keySet('url description variables');

function renderServers(context: Context): Html {
  const servers = context.description.document.servers ?? [{ url: '/' }];
  return markup`<div class="api-card"><ul class="api-rows">
    ${servers.map((server) => {
      const variables = Object.entries(isObject(server.variables) ? server.variables : {});
      return markup`<li>
        <p><code class="api-path">${server.url}</code></p>
        ${context.markdown(server.description)}
        ${factList([
          variables.map(([name, variable]) =>
            fact(name, isObject(variable) && factList(otherFacts(variable, new Set()))),
          ),
          otherFacts(server, RENDERED_SERVER_KEYS),
        ])}
      </li>`;
    })}
  </ul></div>`;
}
