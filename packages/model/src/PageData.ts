import type { DocContextValue } from '@docusaurus/plugin-content-docs/client';

/** The data of a document that React needs besides its text. */
export type PageData = Omit<DocContextValue, 'contentTitle'> & { contentTitle?: string };

/** IDs of the elements that contain a page's data and its text. */
export const DATA_ID = 'page-data';
export const BODY_ID = 'page-body';

/** Fields that only builds read, such as front matter for the search. */
const BUILD_FIELDS = ['draft', 'keywords', 'section_keywords', 'slug', 'source', 'sourceDirName', 'version'];

/** Returns the data as a script element, without fields no browser needs. A `</script>` in a text would end it. */
export function dataElement(data: PageData): string {
  const text = JSON.stringify(data, (key, value: unknown) =>
    BUILD_FIELDS.includes(key) ? undefined : value,
  );
  return `<script type="application/json" id="${DATA_ID}">${text.replaceAll('<', '\\u003c')}</script>`;
}

/** Returns the path of the file that a navigation fetches in place of a page, relative to the site's root. */
export const fragmentFile = (route: string): string => `fragments/${route.replace(/^\/|\/$/g, '')}.json`;

/** Contents of that file. It isn't HTML, because some hosts serve HTML files under another address. */
export interface Fragment {
  readonly data: PageData;
  /** The inner HTML of the element with the text. */
  readonly html: string;
}
