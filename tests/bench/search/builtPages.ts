import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { find, hasClass } from '../../../src/plugins/builtSite/hast.ts';
import { builtPaths, readPage } from '../../support/build.ts';

/** What stands under one heading of a page, as far as the next one. */
export interface Section {
  heading: string;
  /** Id of the heading; none for what stands before the second heading of a page, under its title. */
  anchor?: string;
  /** The headings above it, the page's title first. */
  titles: string[];
  text: string;
  /** Every id that stands in it: those of table rows lead to the section too. */
  anchors: string[];
}

/** A page of the documentation as every engine gets it to index. */
export interface BuiltPage {
  route: string;
  /** As it is in the browser's tab. */
  title: string;
  /** As it is on top of the page. */
  heading: string;
  sections: Section[];
  html: string;
}

/** Not the page's own words: what a reader presses, and the sign beside a heading. */
const isNoise = (element: Element) =>
  ['button', 'svg', 'style', 'script'].includes(element.tagName) || hasClass(element, 'hash-link');

const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
]);

function textOf(node: ElementContent | Root): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && isNoise(node))) return '';
  const text = (node.children as ElementContent[]).map(textOf).join('');
  return node.type === 'element' && inline.has(node.tagName) ? text : ` ${text} `;
}

const tidy = (text: string) => text.replaceAll(/[\s\u200B]+/g, ' ').trim();

/** Cuts a page at its headings, as VitePress does. */
function sectionsOf(body: Element): Section[] {
  const sections: Section[] = [];
  const above: string[] = [];
  const walk = (node: ElementContent) => {
    const section = sections.at(-1);
    if (node.type === 'element') {
      if (isNoise(node)) return;
      const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
      const { id } = node.properties;
      // A heading without an id is none that a search can lead to: it is text of the section that it stands in.
      if (level === 1 || (level > 1 && id)) {
        const heading = tidy(textOf(node));
        above.length = level - 1;
        sections.push({
          heading,
          ...(level > 1 && id ? { anchor: String(id) } : {}),
          titles: above.filter(Boolean),
          text: '',
          anchors: id ? [String(id)] : [],
        });
        above[level - 1] = heading;
        return;
      }
      if (id) section?.anchors.push(String(id));
      for (const child of node.children) walk(child);
      const last = sections.at(-1);
      if (last && !inline.has(node.tagName)) last.text += ' ';
    } else if (node.type === 'text' && section) section.text += node.value;
  };
  walk(body);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}

/** Reads a page of the build; none where it is no documentation page. */
function readBuiltPage(route: string): BuiltPage | undefined {
  const html = readPage(route);
  const tree = unified().use(rehypeParse).parse(html);
  const body = find(tree, (element) => hasClass(element, 'theme-doc-markdown'));
  if (!body) return undefined;
  const title = find(tree, ({ tagName }) => tagName === 'title');
  const sections = sectionsOf(body);
  return {
    route,
    title: tidy(title ? textOf(title) : '').replace(/ \| [^|]*$/, ''),
    heading: sections[0]?.heading ?? '',
    sections,
    html,
  };
}

/** Every page of the build that is documentation, by the path it is served at. */
export const readBuiltPages = (): BuiltPage[] =>
  builtPaths()
    .filter((path) => !path.endsWith('.html'))
    .flatMap((path) => readBuiltPage(path) ?? []);
