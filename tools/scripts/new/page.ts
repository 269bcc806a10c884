import { checkTitles } from '../../../packages/checks/src/structure/titles.ts';
import { readFrontMatter } from '../../../packages/model/src/frontMatter.ts';
import { site } from '../../../src/config/site.ts';
import { UserError, type Draft } from './Draft.ts';
import { addRoute } from './lists.ts';
import { pageAt, fileAndIdOf, writtenPages } from './writtenPages.ts';
import { dropRule } from './redirectRules.ts';
import { addToSidebar } from './sidebar.ts';

interface NewPage {
  address: string;
  title: string;
  /** A summary in one sentence, for search results and for the reader. */
  description: string;
  /** The label of its section in the sidebar. */
  section?: string | undefined;
}

/** Writes a text for YAML front matter: plain if nothing in it is special in YAML, or else as a JSON string. */
const yaml = (text: string): string =>
  /^[A-Z][\w ,.'()/-]*$/i.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);

/** Creates a page's file, its sidebar entry, and its line in the list of routes. Returns the next steps. */
export function newPage(draft: Draft, { address, title, description, section }: NewPage): string[] {
  const { file, id } = fileAndIdOf(address);
  const pages = writtenPages(draft.root);
  const existing =
    pageAt(pages, address) ?? pages.find((page) => page.file.replace(/\.mdx?$/, '.mdx') === file);
  if (existing) throw new UserError(`${existing.file}:1: there is already a page at ${address}.`);
  const text = `---\ntitle: ${yaml(title)}\ndescription: ${yaml(description)}\n---\n\n${description}\n`;
  validateFrontMatter(pages, file, text);
  draft.write(file, text);
  addRoute(draft, address);
  dropRule(draft, address);
  const sidebar = addToSidebar(draft, file, id, section);
  return [
    `${file}:6: write the page. Its first sentence says what the reader gets from it.`,
    `${draft.locationOf(sidebar, id)}: move it to the position where a reader needs it.`,
    `npm start, then ${new URL(`http://localhost:3000${site.baseUrl}${address.slice(1)}`).href}`,
  ];
}

/** Refuses front matter that the site's own check reports. */
function validateFrontMatter(pages: ReturnType<typeof writtenPages>, file: string, text: string): void {
  const newPageMatter = { ...readFrontMatter(text), file };
  const problem = checkTitles([...pages, newPageMatter]).find((each) => each.file === file);
  if (problem) throw new UserError(problem.message.replace(/\.?$/, '.'));
}
