import type { Hit } from '../../../packages/search/src/Searcher.ts';
import { readPage, sitemapRoutes } from '../../../tests/support/build.ts';
import { contextOf, pageKey } from './score.ts';

/** A page with its titles. */
interface TitledPage {
  route: string;
  titles: string[];
}

/** The pages that the search has, with what stands in the tab and what stands on top of the page. */
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

/** Titles that do not find their page first, or its twin: from anywhere, or from their own tree. */
export async function lostTitles(
  pages: readonly TitledPage[],
  find: (query: string, context: string) => Promise<Hit[]>,
): Promise<string[]> {
  const asked = pages.flatMap(({ route, titles }) =>
    titles.flatMap((title) =>
      [...new Set(['', contextOf(route)])].map((context) => ({ route, title, context })),
    ),
  );
  const lost = await Promise.all(
    asked.map(async ({ route, title, context }) => {
      const [first] = await find(title, context);
      const came = first?.document.u ?? 'nothing';
      if (pageKey(came, context) === pageKey(route, context)) return [];
      return [`"${title}"${context && ` in ${context}`}: expected ${route}, came ${came}`];
    }),
  );
  return lost.flat();
}
