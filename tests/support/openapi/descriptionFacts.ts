import { Findings } from './Findings.ts';
import type { Region } from './Region.ts';
import { follow, isNode, listOf, type Node, nodesIn, sharedResponse } from './references.ts';
import { findSchema } from './schemaFacts.ts';

/** The parts of an API's page, by the operation, schema or response that they describe. */
export interface Regions {
  operation: (method: string, path: string, node: Node, isWebhook: boolean) => Region | undefined;
  schema: (name: string) => Region | undefined;
  response: (name: string) => Region | undefined;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const OPERATION = [
  'operationId',
  'summary',
  'description',
  'tags',
  'deprecated',
  'parameters',
  'requestBody',
  'responses',
  'security',
  'callbacks',
];
const PARAMETER = [
  'name',
  'in',
  'required',
  'deprecated',
  'description',
  'example',
  'examples',
  'schema',
  'content',
];

/** Walks a description independently of the code that renders it, and searches for each of its facts on a page. */
export function findFacts(document: Node, regions: Regions): Findings {
  const walk = new Walk(document, regions);
  for (const [key, isWebhook] of [
    ['paths', false],
    ['webhooks', true],
  ] as const) {
    for (const [path, item] of nodesIn(document[key])) {
      const pathItem = follow(document, item).node;
      for (const method of METHODS) {
        const node = pathItem[method];
        if (!isNode(node)) continue;
        const region = regions.operation(method, path, node, isWebhook);
        walk.findings.record(region !== undefined, 'page', `${method} ${path}`);
        if (region) walk.operation(region, isWebhook ? 'event' : method, path, node, pathItem);
      }
    }
  }
  const { schemas, responses } = follow(document, document.components).node;
  walk.sharedResponses(responses);
  for (const [name, schema] of Object.entries(isNode(schemas) ? schemas : {})) {
    const region = regions.schema(name);
    walk.findings.record(region !== undefined, 'page', `schema ${name}`);
    if (region) walk.schema(region, schema, name);
  }
  return walk.findings;
}

class Walk {
  readonly findings = new Findings();
  readonly #document: Node;
  readonly #regions: Regions;

  constructor(document: Node, regions: Regions) {
    this.#document = document;
    this.#regions = regions;
  }

  schema(region: Region, schema: unknown, location: string): void {
    const anchorOf = (name: string) => this.#regions.schema(name)?.name;
    findSchema({ document: this.#document, findings: this.findings, region, anchorOf }, schema, location);
  }

  /** Checks every named response, in the region that operations link to. */
  sharedResponses(responses: unknown): void {
    for (const [name, response] of nodesIn(responses)) {
      const region = this.#regions.response(name);
      this.findings.record(region !== undefined, 'page', `response ${name}`);
      if (region) this.#response(region, follow(this.#document, response).node);
    }
  }

  operation(region: Region, method: string, path: string, node: Node, pathItem: Node): void {
    const { findings } = this;
    findings.expectValue(region, path, 'path');
    findings.expectPattern(region, `\\b${method}\\b`, `method ${method}`);
    for (const key of ['operationId', 'summary']) if (node[key]) findings.expectValue(region, node[key], key);
    findings.expectMarkdown(region, node.description, 'operation');
    if (node.deprecated === true) findings.expectPattern(region, 'deprecated', 'deprecated');
    this.#security(region, node.security ?? (method === 'event' ? [] : this.#document.security));
    this.#parameters(region, [...listOf(pathItem.parameters), ...listOf(node.parameters)]);
    const { node: body } = follow(this.#document, node.requestBody);
    findings.expectMarkdown(region, body.description, 'request body');
    this.#content(region, body.content);
    for (const [status, response] of Object.entries(isNode(node.responses) ? node.responses : {})) {
      if (status.startsWith('x-')) {
        findings.expectValue(region, { [status]: response }, 'responses');
        continue;
      }
      findings.record(region.statuses.has(status), region.name, `response ${status}`);
      const shared = status.startsWith('2') ? undefined : sharedResponse(this.#document, response);
      if (shared === undefined) this.#response(region, follow(this.#document, response).node);
      else this.#leadsTo(region, shared);
    }
    this.#callbacks(region, node.callbacks);
    findings.expectOtherValues(region, node, OPERATION);
  }

  #callbacks(region: Region, callbacks: unknown): void {
    for (const [name, callback] of nodesIn(callbacks)) {
      this.findings.expectValue(region, name, 'callback');
      for (const [address, item] of nodesIn(follow(this.#document, callback).node)) {
        for (const method of METHODS) {
          const call = item[method];
          if (isNode(call)) this.operation(region, method, address, call, item);
        }
      }
    }
  }

  #security(region: Region, ways: unknown): void {
    for (const way of listOf(ways) as Node[]) {
      for (const [name, scopes] of Object.entries(way)) {
        this.findings.expectValue(region, name, 'security');
        for (const scope of listOf(scopes)) this.findings.expectValue(region, scope, 'scope');
      }
    }
  }

  /** Checks parameters. An operation's own parameter overrides its path's parameter of the same name. */
  #parameters(region: Region, parameters: unknown[]): void {
    const resolved = parameters.map((entry) => follow(this.#document, entry).node);
    const byKey = new Map(resolved.map((node) => [`${String(node.in)} ${String(node.name)}`, node]));
    for (const node of byKey.values()) this.#parameter(region, String(node.name), node);
  }

  #parameter(region: Region, name: string, node: Node): void {
    const { findings } = this;
    findings.record(region.rows(name).length > 0, region.name, `parameter ${name}`);
    if (node.required === true) findings.expectMark(region, name, 'required');
    if (node.deprecated === true) findings.expectMark(region, name, 'deprecated');
    findings.expectMarkdown(region, node.description, name);
    this.#examples(region, node);
    this.schema(region, node.schema, name);
    this.#content(region, node.content);
    findings.expectOtherValues(region, node, PARAMETER);
  }

  /** Checks that a region names a shared error response, and links to its region. */
  #leadsTo(region: Region, name: string): void {
    this.findings.expectValue(region, name, 'answers with');
    const anchor = this.#regions.response(name)?.name ?? '';
    this.findings.record(region.opens.has(anchor), region.name, `leads to the response ${name}`);
  }

  #response(region: Region, node: Node): void {
    this.findings.expectMarkdown(region, node.description, 'response');
    for (const code of listOf(node['x-error-codes'])) this.findings.expectValue(region, code, 'error code');
    for (const [name, header] of nodesIn(node.headers)) {
      this.#parameter(region, name, follow(this.#document, header).node);
    }
    this.#content(region, node.content);
    this.findings.expectOtherValues(region, node, ['description', 'x-error-codes', 'headers', 'content']);
  }

  #content(region: Region, content: unknown): void {
    for (const [type, media] of nodesIn(content)) {
      this.findings.expectValue(region, type, 'media type');
      this.schema(region, media.schema, type);
      this.#examples(region, media);
      this.findings.expectOtherValues(region, media, ['schema', 'example', 'examples']);
    }
  }

  #examples(region: Region, node: Node): void {
    if (node.example !== undefined) this.findings.expectValue(region, node.example, 'example');
    for (const [name, example] of nodesIn(node.examples)) {
      const { node: resolved } = follow(this.#document, example);
      this.findings.expectMarkdown(region, resolved.description, `example ${name}`);
      for (const key of ['summary', 'value', 'externalValue']) {
        if (resolved[key] !== undefined)
          this.findings.expectValue(region, resolved[key], `example ${name} ${key}`);
      }
    }
  }
}
