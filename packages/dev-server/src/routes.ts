import { withoutTrailingSlash } from './Store.ts';

interface Page {
  permalink: string;
  source: string;
}

interface DocsContent {
  loadedVersions: { docs: Page[] }[];
}

/** The content that plugins have loaded, by plugin and instance. */
type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the source of each page by its route. */
export function routesOf(content: AllContent): Map<string, string> {
  const docs = Object.values(content['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const pages = Object.values(content['docusaurus-plugin-content-pages'] ?? {}) as Page[][];
  const all = [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    ...pages.flat(),
  ];
  return new Map(
    all.map(({ permalink, source }) => [withoutTrailingSlash(permalink), source.replace(/^@site\//, '')]),
  );
}
