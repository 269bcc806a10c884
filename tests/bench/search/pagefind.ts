import type { BuiltPage } from './builtPages.ts';

// Not a static import: the package has no entry for `require`, which that becomes.
const pagefind = import('pagefind');

/** The files that Pagefind makes for a browser; the page's own text is its root, with neither menus nor buttons around. */
export async function indexWithPagefind(pages: readonly BuiltPage[]): Promise<Map<string, Buffer>> {
  const { index, errors } = await (await pagefind).createIndex({ rootSelector: '.theme-doc-markdown' });
  if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`);
  for (const { route, html } of pages) {
    const added = await index.addHTMLFile({ url: route, content: html });
    if (added.errors.length > 0) throw new Error(`Pagefind, ${route}: ${added.errors.join(', ')}`);
  }
  const written = await index.getFiles();
  await index.deleteIndex();
  return new Map(written.files.map(({ path, content }) => [path, Buffer.from(content)]));
}

/** Ends the program that does Pagefind's work. */
export const closePagefind = async (): Promise<null> => (await pagefind).close();
