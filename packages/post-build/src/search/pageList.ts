import { PAGE_LIST } from '../../../search-ui/src/SearchResults/pageListId.ts';
import { escapeHtml } from '../../../model/src/escapeHtml.ts';
import { sectionsOf, type Section } from '../markdown/sections.ts';
import type { BuiltPage } from '../BuiltPage.ts';
import type { BuildStep } from '../BuildStep.ts';

const SEARCH_PAGE = 'search/index.html';
const SLOT = new RegExp(`<div\\b[^>]*\\bid="?${PAGE_LIST}"?[^>]*>`);

/** Adds a list of all pages to the search page for readers without scripts, by section in the order of the sidebars. */
export const pageList: BuildStep = ({ pages, plugins }) => {
  const list = sectionsOf(plugins, pages).map(sectionHtml).join('');
  const fill = (html: string): string => {
    if (!SLOT.test(html))
      throw new Error(
        `the HTML has no element with the id ${PAGE_LIST}, which receives the list of all pages`,
      );
    return html.replace(SLOT, (tag) => tag + list);
  };
  return { html: [[SEARCH_PAGE, fill]] };
};

type Listed = Pick<BuiltPage, 'path' | 'title'>;

const sectionHtml = ({ label, pages }: Section<Listed>): string =>
  `<h2>${escapeHtml(label)}</h2><ul>${pages.map(lineHtml).join('')}</ul>`;

const lineHtml = ({ path, title }: Listed): string =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`;
