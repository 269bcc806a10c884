import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { site } from '../../../../src/config/site.ts';

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/**
 * CommonMark with tables, as markup: raw HTML in it is escaped. Headings become paragraphs, since the page's own
 * headings are what contents and search go by; full addresses of these docs, as the description has them, become paths.
 */
export function renderMarkdown(text: string, baseUrl: string): string {
  return micromark(text.trim(), options)
    .replace(/<h[1-6]>/g, '<p class="api-heading">')
    .replace(/<\/h[1-6]>/g, '</p>')
    .replaceAll(`href="${site.links.docs}/`, `href="${baseUrl}`)
    .replace(/>\n+</g, '><');
}
