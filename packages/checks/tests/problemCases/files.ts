import { readTable } from '../../../model/src/readTable.ts';
import { edited, type ProblemCase } from './ProblemCase.ts';
import { guide, png } from './validSite.ts';

const page = (title: string) => `---
title: ${title}
description: ${title}, with what a reader needs to know of it first, in one sentence that search results show whole.
---

## What it holds

A text.
`;

const bytes = (text: string) => new Uint8Array([...text].map((sign) => sign.charCodeAt(0)));

/** Whole files that can't be read, have a wrong name, are too large, or are missing elsewhere. */
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
    name: 'a page in no sidebar',
    check: 'structure',
    files: { 'docs/sign.mdx': page('Sign a text') },
    message:
      "docs/sign.mdx:1: the page is in no sidebar, so readers can't find it. Add 'sign' to sidebars.ts, or unlisted: true to its front matter",
  },
  {
    name: 'an empty line before the front matter',
    check: 'syntax',
    files: { 'docs/guide.mdx': `\n${guide}` },
    message: 'docs/guide.mdx:1: front matter must begin on the first line. Remove everything before it',
  },
  {
    name: 'a large picture',
    check: 'structure',
    files: { 'static/img/window.png': png(400_000) },
    message: 'static/img/window.png:1: the picture has 400 KB, and the limit is 300 KB. Reduce its size',
  },
  {
    name: 'a picture with the ending of another kind',
    check: 'structure',
    files: { ...edited('docs/guide.mdx', [['window.png', 'window.jpg']]), 'static/img/window.jpg': png() },
    message:
      "docs/guide.mdx:54: the picture /img/window.jpg isn't a whole .jpg file. Save it in that format again, or correct its extension",
  },
  {
    name: 'a picture of a kind that browsers lack',
    check: 'structure',
    files: { ...edited('docs/guide.mdx', [['window.png', 'window.tiff']]), 'static/img/window.tiff': png() },
    message:
      'docs/guide.mdx:54: the picture /img/window.tiff has a format that not every browser supports. Save it as .png, .jpg, .jpeg, .webp, .avif, .svg',
  },
  ...readTable('packages/checks/tests/problemCases/pages.tsv', ['name', 'file', 'title', 'message']).map(
    ({ name, file, title, message }) => ({
      name,
      check: 'structure' as const,
      // A page next to the guide, with its entry in the sidebar.
      files: {
        [file]: page(title),
        ...edited('sidebars.ts', [["'storage',", `'storage', '${file.replace(/^docs\/|\.\w+$/g, '')}',`]]),
      },
      message,
    }),
  ),
];
