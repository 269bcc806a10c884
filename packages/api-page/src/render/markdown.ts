import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { site } from '../../../../src/config/site.ts';

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/**
 * Renders CommonMark with tables as markup, and escapes raw HTML. Headings become paragraphs, since the table of
 * contents and the search use the page's own headings. Absolute addresses of these docs become paths.
 */
export function renderMarkdown(text: string, baseUrl: string): string {
  return micromark(text.trim(), options)
    .replace(/<h[1-6]>/g, '<p class="api-heading">')
    .replace(/<\/h[1-6]>/g, '</p>')
    .replaceAll(`href="${site.links.docs}/`, `href="${baseUrl}`)
    .replace(/>\n+</g, '><');
}
