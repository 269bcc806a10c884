import type { Hit } from '../../../packages/search/src/Searcher.ts';
import { readPage, sitemapRoutes } from '../../../tests/support/build.ts';
import { contextOf, pageKey } from './score.ts';

interface TitledPage {
  route: string;
  titles: string[];
}

/** Returns the searchable pages, with their titles in the browser tab and at the top of the page. */
export function titledPages(): TitledPage[] {
  const text = (html = '') =>
    html
      .replaceAll(/<[^>]*>|\u200B/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .trim();
  return sitemapRoutes()
    .map((route) => ({ route, html: readPage(route) }))
    .filter(({ html }) => html.includes('<article'))
    .map(({ route, html }) => {
      const inTab = text(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1]).replace(/ \| [^|]*$/, '');
      const onTop = text(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]);
      return { route, titles: [...new Set([inTab, onTop])] };
    });
}

/** Returns the titles whose first hit isn't their page or its twin, in a search of the whole site or in its context. */
export async function lostTitles(
  pages: readonly TitledPage[],
  find: (query: string, context: string) => Promise<Hit[]>,
): Promise<string[]> {
  const searches = pages.flatMap(({ route, titles }) =>
    titles.flatMap((title) =>
      [...new Set(['', contextOf(route)])].map((context) => ({ route, title, context })),
    ),
  );
  const lost = await Promise.all(
    searches.map(async ({ route, title, context }) => {
      const [first] = await find(title, context);
      const actual = first?.document.u ?? 'nothing';
      if (pageKey(actual, context) === pageKey(route, context)) return [];
      return [`"${title}"${context && ` in ${context}`}: expected ${route}, got ${actual}`];
    }),
  );
  return lost.flat();
}
