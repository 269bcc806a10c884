import type { DocContextValue } from '@docusaurus/plugin-content-docs/client';

/** What React has to know of a document besides its text. */
export type PageData = Omit<DocContextValue, 'contentTitle'> & { contentTitle?: string };

/** Id of the element that holds a page's data, and of the one that holds its text. */
export const DATA_ID = 'page-data';
export const BODY_ID = 'page-body';

/** Front matter for the search alone, which reads it while the site is built. Docusaurus has all of it in two places. */
const FOR_SEARCH = 'section_keywords';

/** Data as an element of a page, without what no browser needs. `</script>` in a text would end it. */
export function dataElement(data: PageData): string {
  const text = JSON.stringify(data, (key, value: unknown) => (key === FOR_SEARCH ? undefined : value));
  return `<script type="application/json" id="${DATA_ID}">${text.replaceAll('<', '\\u003c')}</script>`;
}

/** Path of the file that a navigation fetches in place of a page, from the site's root. */
export const fragmentFile = (route: string): string => `fragments/${route.replace(/^\/|\/$/g, '')}.json`;

/** What that file holds: no HTML, which some hosts serve under another address than it has. */
export interface Fragment {
  readonly data: PageData;
  /** The inside of the element with the text. */
  readonly html: string;
}
