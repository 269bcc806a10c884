import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { textOf, type Region } from './Region.ts';

type Node = Record<string, unknown>;

/** The parts of an API's page, by the operation, schema or response that they describe. */
export interface Regions {
  operation: (method: string, path: string, node: Node, isWebhook: boolean) => Region | undefined;
  schema: (name: string) => Region | undefined;
  response: (name: string) => Region | undefined;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** Matches keys that the page doesn't show. */
const HIDDEN = /^(?:\$ref|tags|in|name|required|unevaluatedItems|additionalItems)$/;
/** Matches keys whose values are shown as a whole, whatever they are. */
const WHOLE = /^(?:default|const|pattern|example|format|value|externalValue|xml|x-(?!error-codes).*)$/;
/** Matches keys of maps from shown names to parts. */
const NAMED = /^(?:properties|patternProperties|\$defs|definitions|dependentSchemas|content|mapping)$/;
/** The words around a number. */
const NUMBERS: [RegExp, (number: string) => string][] = [
  [
    /^(?:exclusiveM|m)in(?:imum|Length|Items|Properties)$/,
    (least) => `(at least|over|exactly) ${least}|${least} to`,
  ],
  [/^(?:exclusiveM|m)ax(?:imum|Length|Items|Properties)$/, (most) => `(at most|under|exactly|to) ${most}`],
  [/^multipleOf$/, (number) => `Multiple of ${number}`],
];
const FLAGS: Readonly<Record<string, string>> = {
  'nullable true': '\\bnull\\b',
  'uniqueItems true': 'each one once',
  'additionalProperties false': 'Other properties not allowed',
  'deprecated true': 'deprecated',
};
/** The marks in the row of a property or a parameter. */
const MARKS = { deprecated: 'deprecated', readOnly: 'read only', writeOnly: 'write only', nullable: 'null' };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };
/** The texts of Markdown descriptions. They are cached, because a description is searched for in several regions. */
const texts = new Map<string, string>();
function textOfMarkdown(markdown: string): string {
  const known = texts.get(markdown) ?? textOf(micromark(markdown.trim(), options));
  texts.set(markdown, known);
  return known;
}

/** Walks a description independently of the code that renders it, and searches for each of its facts on a page. */
export class FactFinder {
  readonly missing: string[] = [];
  /** The number of facts that were searched for, which tells a complete page from a search for nothing. */
  checkedCount = 0;
  readonly #document: Node;
  readonly #regions: Regions;

  constructor(document: Node, regions: Regions) {
    this.#document = document;
    this.#regions = regions;
    for (const section of ['paths', 'webhooks']) {
      for (const [path, item] of Object.entries(nodeOf(document[section])))
        this.#operations(path, this.#resolve(item).node, section === 'webhooks');
    }
    for (const [kind, regionOf] of [
      ['schemas', regions.schema],
      ['responses', regions.response],
    ] as const) {
      for (const [name, part] of Object.entries(nodeOf(nodeOf(document.components)[kind]))) {
        const region = regionOf(name);
        this.#expect(region, region !== undefined, `${kind} ${name}`);
        // A schema that is another name has a link, and a response has all of its parts.
        if (region) this.#part(region, kind === 'schemas' ? part : this.#resolve(part).node, name);
      }
    }
  }

  #expect(region: Region | undefined, isPresent: boolean, fact: string): void {
    this.checkedCount += 1;
    if (!isPresent) this.missing.push(`${region?.name ?? 'page'}: ${fact}`);
  }

  #value(region: Region, value: unknown, at: string): void {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    this.#expect(region, region.has(text), `${at}: ${text.slice(0, 100)}`);
  }

  #pattern(region: Region, pattern: string, at: string): void {
    this.#expect(region, region.matches(new RegExp(pattern, 'i')), at);
  }

  /** Resolves references. The target may be a named component. */
  #resolve(value: unknown): { node: Node; component?: readonly string[] } {
    const { $ref, ...beside } = nodeOf(value);
    if (typeof $ref !== 'string') return { node: nodeOf(value) };
    const steps = $ref
      .slice(2)
      .split('/')
      .map((step) => decodeURIComponent(step.replaceAll('~1', '/').replaceAll('~0', '~')));
    const { node, component } = this.#resolve(
      steps.reduce<unknown>((each, step) => nodeOf(each)[step], this.#document),
    );
    // The keys next to a reference override.
    const target = { node: Object.keys(beside).length > 0 ? { ...node, ...beside } : node };
    if (component) return { component, ...target };
    return steps.length === 3 ? { component: steps.slice(1), ...target } : target;
  }

  #operations(path: string, item: Node, isWebhook: boolean): void {
    for (const method of METHODS) {
      const node = item[method];
      if (!isNode(node)) continue;
      const region = this.#regions.operation(method, path, node, isWebhook);
      this.#expect(region, region !== undefined, `${method} ${path}`);
      if (region)
        this.#operation(region, isWebhook ? 'event' : method, path, {
          ...node,
          ...this.#inherited(item, node, isWebhook),
        });
    }
  }

  /** Returns what an operation has from its path and its document. Its own parameters override those of its path. */
  #inherited(item: Node, node: Node, isWebhook: boolean): Node {
    const all = [...listOf(item.parameters), ...listOf(node.parameters)].map(
      (each) => this.#resolve(each).node,
    );
    const byKey = new Map(all.map((each) => [`${String(each.in)} ${String(each.name)}`, each]));
    return {
      parameters: [...byKey.values()],
      security: node.security ?? (isWebhook ? [] : this.#document.security),
    };
  }

  #operation(region: Region, method: string, path: string, { callbacks, ...node }: Node): void {
    this.#value(region, path, 'path');
    this.#pattern(region, `\\b${method}\\b`, `method ${method}`);
    this.#part(region, node, method);
    for (const [name, callback] of Object.entries(nodeOf(callbacks))) {
      this.#value(region, name, 'callback');
      for (const [address, item] of Object.entries(this.#resolve(callback).node)) {
        for (const verb of METHODS) {
          const call = nodeOf(item)[verb];
          if (isNode(call))
            this.#operation(region, verb, address, {
              ...call,
              ...this.#inherited(nodeOf(item), call, false),
            });
        }
      }
    }
  }

  /** Checks a part. A schema or an error response with a name has a region of its own, to which this one leads. */
  #part(region: Region, part: unknown, at: string, open: readonly unknown[] = []): void {
    if (!isNode(part) || open.includes(part)) return;
    const { node, component: [kind, name = ''] = [] } = this.#resolve(part);
    const own =
      kind === 'schemas'
        ? this.#regions.schema(name)
        : kind === 'responses'
          ? this.#regions.response(name)
          : undefined;
    if (own) {
      this.#value(region, name, `${at} leads to`);
      this.#expect(region, region.opens.has(own.name), `${at} is linked to ${name}`);
    } else if (node !== part) this.#part(region, node, at, [...open, part]);
    for (const [key, value] of Object.entries(part))
      this.#key(region, key, value, `${at} ${key}`, [...open, part]);
    const required = listOf(part.required);
    for (const [name, property] of Object.entries(nodeOf(part.properties)))
      this.#row(region, name, nodeOf(property), required.includes(name));
    for (const name of required) this.#value(region, name, `${at} requires`);
  }

  /** Checks the row of a property or a parameter. */
  #row(region: Region, name: string, node: Node, isRequired: boolean): void {
    const rows = region.rows(name);
    this.#expect(
      region,
      rows.some((row) => /(?:^|\s)required(?:\s|$)/.test(row) === isRequired),
      `${name} is ${isRequired ? '' : 'not '}required`,
    );
    for (const [key, mark] of Object.entries(MARKS)) {
      if (node[key] === true || (key === 'nullable' && listOf(node.type).includes('null')))
        this.#expect(
          region,
          rows.some((row) => row.includes(mark)),
          `${name} is marked "${mark}"`,
        );
    }
  }

  #key(region: Region, key: string, value: unknown, at: string, open: readonly unknown[]): void {
    if (HIDDEN.test(key)) return;
    const [, wordsOf] = NUMBERS.find(([pattern]) => pattern.test(key)) ?? [];
    if (WHOLE.test(key)) this.#value(region, value, at);
    else if (key === 'description')
      this.#expect(
        region,
        region.has(textOfMarkdown(String(value))),
        `${at}: ${String(value).slice(0, 100)}`,
      );
    else if (wordsOf && typeof value === 'number')
      this.#pattern(region, wordsOf(`${String(value).replace(/[.+]/g, '\\$&')}(?!\\.?\\d)`), at);
    else if (typeof value === 'boolean') {
      const flag = FLAGS[`${key} ${value}`];
      if (flag) this.#pattern(region, flag, at);
    } else if (key === 'type') {
      for (const type of [value].flat().map(String))
        this.#pattern(region, `\\b${type === 'array' ? 'list of' : type}\\b`, `${at} ${type}`);
    } else if (key === 'enum') {
      for (const each of listOf(value))
        this.#expect(
          region,
          region.allowed.has(String(each)) || region.allowed.has(JSON.stringify(each)),
          `${at} may be ${String(each)}`,
        );
    } else if (key === 'parameters')
      for (const each of listOf(value)) this.#parameter(region, String(nodeOf(each).name), each);
    else if (key === 'headers')
      for (const [name, header] of Object.entries(nodeOf(value))) this.#parameter(region, name, header);
    else if (key === 'responses') this.#responses(region, nodeOf(value));
    else if (key === 'externalDocs') this.#value(region, nodeOf(value).description ?? nodeOf(value).url, at);
    else this.#parts(region, key, value, at, open);
  }

  /** Checks a list, a map or a part. */
  #parts(region: Region, key: string, value: unknown, at: string, open: readonly unknown[]): void {
    if (Array.isArray(value)) {
      for (const each of value) {
        if (key === 'security') for (const name of Object.keys(nodeOf(each))) this.#value(region, name, at);
        if (isNode(each) && key !== 'examples') this.#part(region, each, at, open);
        else this.#value(region, each, at);
      }
    }
    if (isNode(value)) {
      if (!NAMED.test(key) && key !== 'examples') this.#part(region, value, at, open);
      else
        for (const [name, part] of Object.entries(value)) {
          if (key !== 'examples') this.#value(region, name, at);
          this.#part(region, part, name, open);
        }
    }
    if (!isNode(value) && !Array.isArray(value)) this.#value(region, value, at);
  }

  #parameter(region: Region, name: string, value: unknown): void {
    const { node } = this.#resolve(value);
    this.#row(region, name, node, node.required === true);
    this.#part(region, node, name);
  }

  #responses(region: Region, responses: Node): void {
    for (const [status, response] of Object.entries(responses)) {
      if (status.startsWith('x-')) this.#value(region, { [status]: response }, 'responses');
      else {
        this.#expect(region, region.statuses.has(status), `response ${status}`);
        this.#part(region, status.startsWith('2') ? this.#resolve(response).node : response, status);
      }
    }
  }
}
