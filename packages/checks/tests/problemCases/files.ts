import { added, edited, editedFile, type ProblemCase } from './ProblemCase.ts';
import { guide, png } from './validSite.ts';

const page = (title: string, text = 'A text.') => `---
title: ${title}
description: ${title}, with what a reader needs to know of it first, in one sentence that search results show whole.
---

${text}
`;

const bytes = (text: string) => new Uint8Array([...text].map((sign) => sign.charCodeAt(0)));

/** Files that can't be read, have a wrong name, or are too large. */
export const fileCases: readonly ProblemCase[] = [
  {
    name: 'a file in Latin-1',
    check: 'syntax',
    files: { 'docs/guide.mdx': bytes(guide.replace('by itself', 'by itself, caf\u00e9')) },
    message: 'docs/guide.mdx:33: the line is not UTF-8, perhaps Latin-1. Save the file as UTF-8',
  },
  {
    name: 'a file in UTF-16',
    check: 'syntax',
    files: { 'docs/guide.mdx': new Uint8Array(Buffer.from(`\ufeff${guide}`, 'utf16le')) },
    message: 'docs/guide.mdx:1: the file is UTF-16. Save it as UTF-8',
  },
  {
    name: 'a byte order mark',
    check: 'structure',
    files: { 'docs/guide.mdx': `\ufeff${guide}` },
    message:
      'docs/guide.mdx:1: a zero-width character (U+FEFF) is at the start of the file. Save it as UTF-8 without BOM',
  },
  {
    name: 'line ends of Windows',
    check: 'structure',
    files: { 'docs/guide.mdx': guide.replaceAll('\n', '\r\n') },
    message: 'docs/guide.mdx:1: the lines end with CRLF. Run "npx oxfmt .", and set the editor to LF',
  },
  {
    name: 'a NUL',
    check: 'structure',
    files: edited(['by itself', 'by \u0000itself']),
    message: 'docs/guide.mdx:33: a control character (U+0000) is invisible. Delete it',
  },
  {
    name: 'a space without width',
    check: 'structure',
    files: edited(['console.log', 'console\u200b.log']),
    message: 'docs/guide.mdx:18: a zero-width character (U+200B) is invisible. Delete it',
  },
  {
    name: 'code that reads the other way round',
    check: 'structure',
    files: edited(['1 + 1', '1 \u202e+ 1']),
    message:
      'docs/guide.mdx:18: a character that changes the direction of text (U+202E) is invisible. Delete it',
  },
  {
    name: 'a page of 5 MB',
    check: 'syntax',
    files: { 'docs/guide.mdx': guide + 'A text.\n\n'.repeat(555_555) },
    message:
      'docs/guide.mdx:1: the page has 5001 KB, and the limit is 100 KB. Split it into several pages, and move data into src/data',
  },
  {
    name: 'a large file for readers',
    check: 'structure',
    files: { 'static/window.zip': png(900_000) },
    message: 'static/window.zip:1: the file has 900 KB, and the limit is 500 KB. Reduce its size',
  },
  {
    name: 'an ending in capitals, which makes no page',
    check: 'structure',
    files: { 'docs/Sign.MDX': page('Sign a text') },
    message: 'docs/Sign.MDX:1: ".MDX" isn\'t the extension of a page. Name the file sign.mdx',
  },
  {
    name: 'a text file among the pages',
    check: 'structure',
    files: { 'docs/notes.txt': 'To do.\n' },
    message:
      "docs/notes.txt:1: notes.txt isn't a page, and isn't served. Put files for readers into static, and others next to the code that uses them",
  },
  {
    name: 'capitals in a name',
    check: 'structure',
    files: added('docs/signText.mdx', page('Sign a text')),
    message:
      'docs/signText.mdx:1: "signText" becomes a part of the address. Use lowercase letters, digits and hyphens: sign-text',
  },
  {
    name: 'a space in a name',
    check: 'structure',
    files: added('docs/sign text.mdx', page('Sign a text')),
    message:
      'docs/sign text.mdx:1: "sign text" becomes a part of the address. Use lowercase letters, digits and hyphens: sign-text',
  },
  {
    name: 'a number before a name',
    check: 'structure',
    files: added('docs/02-sign.mdx', page('Sign a text')),
    message:
      'docs/02-sign.mdx:1: "02-sign" has a number, which its address would have too. The sidebars define the order: name it sign',
  },
  {
    name: 'a page named as its folder',
    check: 'structure',
    files: added('docs/sign/sign.mdx', page('Sign a text')),
    message:
      'docs/sign/sign.mdx:1: "sign" has the name of its folder, and gets the folder\'s address. Name it index',
  },
  {
    name: 'two pages with one address',
    check: 'structure',
    files: added('docs/storage/index.mdx', page('Keep a text', '## What it holds\n\nA text.')),
    message:
      'docs/storage/index.mdx:1: the page has the address of docs/storage.mdx, /storage/. Rename one of them',
  },
  {
    name: 'a page in no sidebar',
    check: 'structure',
    files: { 'docs/sign.mdx': page('Sign a text') },
    message:
      "docs/sign.mdx:1: the page is in no sidebar, so readers can't find it. Add 'sign' to sidebars.ts, or unlisted: true to its front matter",
  },
  {
    name: 'a page twice in the sidebars',
    check: 'structure',
    files: editedFile('sidebars.ts', "'storage',", "'storage', 'guide',"),
    message:
      'sidebars.ts:4: "guide" is in the sidebars already, on line 3. Remove one: a page has only one entry',
  },
  {
    name: 'an entry of a sidebar without a page',
    check: 'structure',
    files: editedFile('sidebars.ts', "'storage',", "'storage', 'giude',"),
    message:
      'sidebars.ts:4: the sidebar names "giude", and there is no docs/giude.mdx. Perhaps "guide" is meant',
  },
];
