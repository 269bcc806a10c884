import { edited, type ProblemCase } from './ProblemCase.ts';
import { guide } from './validSite.ts';

const TITLE = 'title: Keep a session';
const DESCRIPTION = /description: .*/.exec(guide)?.[0] ?? '';

/** Front matter that can't be read, has no meaning, or is empty. */
export const frontMatterCases: readonly ProblemCase[] = [
  {
    name: 'a mistyped key',
    check: 'prose',
    files: edited(['keywords: [session', 'keyword: [session']),
    message:
      'docs/guide.mdx:4: keyword: the front matter of these pages has no such key. Perhaps keywords is meant',
  },
  {
    name: 'a key of other sites',
    check: 'prose',
    files: edited(['keywords: [session, reload]', 'sidebar_position: 2']),
    message:
      'docs/guide.mdx:4: sidebar_position: the front matter of these pages has no such key. The order of pages is in sidebars.ts',
  },
  {
    name: 'an id',
    check: 'prose',
    files: edited(['keywords: [session, reload]', 'id: keep']),
    message:
      'docs/guide.mdx:4: id: the front matter of these pages has no such key. The id of a page is the name of its file',
  },
  {
    name: 'no title',
    check: 'structure',
    files: edited([`${TITLE}\n`, '']),
    message: 'docs/guide.mdx:1: front matter has no title. Add a line: title: …',
  },
  {
    name: 'the title of another page',
    check: 'structure',
    files: edited([TITLE, 'title: What the storage holds']),
    message:
      'docs/guide.mdx:2: the title is that of docs/storage.mdx. Write a title that differs: search results and tabs show nothing else',
  },
  {
    name: 'no description',
    check: 'structure',
    files: edited([`${DESCRIPTION}\n`, '']),
    message:
      'docs/guide.mdx:1: front matter has no description. Add a line: one sentence of 60 to 160 characters',
  },
  {
    name: 'a short description',
    check: 'structure',
    files: edited([DESCRIPTION, 'description: Keep a session.']),
    message:
      'docs/guide.mdx:3: description has 15 characters. Write one sentence of 60 to 160, which search results show in full',
  },
  {
    name: 'a long description',
    check: 'structure',
    files: edited([DESCRIPTION, `description: ${'Keep a session. '.repeat(12).trim()}`]),
    message:
      'docs/guide.mdx:3: description has 191 characters. Write one sentence of 60 to 160, which search results show in full',
  },
  {
    name: 'the description of another page',
    check: 'structure',
    files: edited([
      DESCRIPTION,
      'description: The storage of the browser holds what a session needs, and nothing that another page or a script could use.',
    ]),
    message:
      'docs/guide.mdx:3: description is the same as in docs/storage.mdx. Say what only this page is about',
  },
  {
    name: 'a key twice',
    check: 'syntax',
    files: edited(['keywords: [session, reload]', TITLE]),
    message:
      'docs/guide.mdx:4: front matter is not valid YAML: Map keys must be unique. Remove one of the two lines',
  },
  {
    name: 'a colon in a text',
    check: 'syntax',
    files: edited([TITLE, 'title: Sessions: keep one']),
    message:
      'docs/guide.mdx:2: front matter is not valid YAML: Nested mappings are not allowed in compact mappings. Put the text with the colon in quotes',
  },
  {
    name: 'a tab',
    check: 'syntax',
    files: edited(['  refresh: [renew]', '\trefresh: [renew]']),
    message:
      'docs/guide.mdx:6: front matter is not valid YAML: Tabs are not allowed as indentation. Indent with spaces',
  },
  {
    name: 'a number for a title',
    check: 'structure',
    files: edited([TITLE, 'title: 2027']),
    message: 'docs/guide.mdx:2: title is a number. Put it into quotes',
  },
  {
    name: 'a text for a list',
    check: 'structure',
    files: edited(['keywords: [session, reload]', 'keywords: session, reload']),
    message: 'docs/guide.mdx:4: keywords is not a list of words. Write [one, two]',
  },
  {
    name: 'words for a section that is not there',
    check: 'structure',
    files: edited(['  refresh: [renew]', '  refesh: [renew]']),
    message: 'docs/guide.mdx:6: section_keywords: the page has no heading #refesh. Perhaps #refresh is meant',
  },
  {
    name: 'an address from nowhere',
    check: 'structure',
    files: edited(['keywords: [session, reload]', 'slug: Sessions']),
    message:
      'docs/guide.mdx:4: slug has to be an address from the root, in lowercase letters: /products/page. Or remove it, and name the file accordingly',
  },
  {
    name: 'an empty line before the front matter',
    check: 'syntax',
    files: { 'docs/guide.mdx': `\n${guide}` },
    message: 'docs/guide.mdx:1: front matter must begin on the first line. Remove everything before it',
  },
  {
    name: 'front matter that never ends',
    check: 'syntax',
    files: edited(['---\n\nimport', '\nimport']),
    message: 'docs/guide.mdx:1: front matter has no end. Add a line with --- after its last key',
  },
];
