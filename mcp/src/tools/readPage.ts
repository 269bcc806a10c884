import { nearest } from '../../../facts/nearest.ts';
import { pageAt, readAddress } from '../site/findPage.ts';
import { sectionOf } from '../site/sectionOf.ts';
import type { Site } from '../site/Site.ts';
import type { Answer } from './Answer.ts';
import type { ArgumentsOf } from './definitions.ts';

/** Gives a page, or one section of it. */
export function readPage(site: Site, { page: given }: ArgumentsOf<'read_page'>): Answer {
  const { route, anchor } = readAddress(given, site);
  const page = pageAt(site, route);
  if (!page) return { said: missing(route, site), failed: true };
  const markdown = site.readPage(page);
  if (anchor === '') return { said: markdown };
  const section = sectionOf(markdown, anchor);
  return {
    said:
      section ??
      `(No heading of ${page.route} has the anchor #${anchor}. This is the whole page.)\n\n${markdown}`,
  };
}

function missing(route: string, site: Site): string {
  const names = nearest(route, [...site.pages.keys()]);
  const hint = names.length > 0 ? ` Pages with a similar path: ${names.join(', ')}.` : '';
  return `There is no page ${route.slice(0, 100)}.${hint} \`search_docs\` finds pages by words.`;
}
