import type { ApiHistory } from '../../../history/src/readHistory.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { allOperations } from '../../../model/src/openapi/operations.ts';
import type References from '../../../model/src/symbols/References.ts';
import { Html } from './html.ts';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { site } from '../../../../src/config/site.ts';

/** The description, links and history that every part of the reference is rendered with. */
export class Context {
  readonly #operations: ReadonlyMap<string, string>;
  readonly #anchors: ReadonlySet<string>;
  readonly #texts = new Map<string, Html>();

  constructor(
    readonly description: Description,
    anchors: ReadonlySet<string>,
    /** Path under which the site is served, with a slash at both ends. */
    readonly baseUrl: string,
    readonly references?: References,
    readonly history?: ApiHistory,
  ) {
    this.#anchors = anchors;
    this.#operations = new Map(
      allOperations(description).flatMap(({ node, anchor }) =>
        node.operationId ? [[node.operationId, anchor] as const] : [],
      ),
    );
  }

  /** Returns the address of a page of this site. */
  page = (route: string): string => this.baseUrl + route.replace(/^\//, '');

  /** Renders a text of the description as markup. Names of operations in backticks become links. */
  markdown(text: unknown): Html | undefined {
    if (typeof text !== 'string' || text.trim() === '') return undefined;
    const cached = this.#texts.get(text);
    if (cached) return cached;
    const markup = renderMarkdown(text, this.baseUrl).replace(
      /<code>(\w+)<\/code>/g,
      (code, name: string) => {
        const anchor = this.#operations.get(name);
        return anchor ? `<a href="#${anchor}">${code}</a>` : code;
      },
    );
    const rendered = new Html(withoutDeadLinks(markup, this.#anchors));
    this.#texts.set(text, rendered);
    return rendered;
  }
}

/** Keeps the text of links to anchors of another page, from which an author copied the text. */
const withoutDeadLinks = (markup: string, anchors: ReadonlySet<string>): string =>
  markup.replace(/<a href="#([^"]*)">(.*?)<\/a>/gs, (link, anchor: string, text: string) =>
    anchors.has(anchor) ? link : text,
  );

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/**
 * Renders CommonMark with tables as markup, and escapes raw HTML. Headings become paragraphs, since the table of
 * contents and the search use the page's own headings. Columns are aligned by a class, since HTML has no attribute for
 * it. Absolute addresses of these docs become paths.
 */
function renderMarkdown(text: string, baseUrl: string): string {
  return micromark(text.trim(), options)
    .replace(/<h[1-6]>/g, '<p class="api-heading">')
    .replace(/<\/h[1-6]>/g, '</p>')
    .replace(/<(t[hd]) align="(\w+)"/g, '<$1 class="text--$2"')
    .replaceAll(`href="${site.links.docs}/`, `href="${baseUrl}`)
    .replace(/>\n+</g, '><');
}
