import path from 'node:path';
import { isInPages } from './files.ts';
import type { LineProblem } from './Source.ts';

/**
 * Matches other files in the folders of pages, which are components of the home page, their styles, and files that keep
 * a folder in Git.
 */
const NON_PAGES = /^src\/pages\/.*\.(?:tsx|css)$|(?:^|\/)\.keep$/;

/** Reports invalid file names. Many would create no page, or a page at an address that is hard to type. */
export function checkFileName(file: string): LineProblem[] {
  if (!isInPages(file) || NON_PAGES.test(file)) return [];
  const message = messageFor(file);
  return message ? [{ line: 1, message }] : [];
}

function messageFor(file: string): string | undefined {
  const { ext, name, base } = path.posix.parse(file);
  if (ext !== '.mdx') {
    const isMarkdown = /^\.(?:mdx?|markdown|mkd)$/i.test(ext);
    return isMarkdown
      ? `"${ext}" isn't the extension of a page. Name the file ${plain(name)}.mdx`
      : `${base} isn't a page, and isn't served. Put files for readers into static, and others next to the code that uses them`;
  }
  if (file.startsWith('src/pages/')) return undefined;
  const parts = file.replace(/\.mdx$/, '').split('/');
  const invalidPart = parts.find((part) => !/^_?[a-z\d]+(?:[-_][a-z\d]+)*$/.test(part));
  if (invalidPart !== undefined)
    return `"${invalidPart}" becomes a part of the address. Use lowercase letters, digits and hyphens: ${plain(invalidPart)}`;
  if (/^\d+[-_.]/.test(name))
    return `"${name}" has a number, which its address would have too. The sidebars define the order: name it ${name.replace(/^\d+[-_.]+/, '')}`;
  if (name === 'readme' || name === parts.at(-2))
    return `"${name}" has the name of its folder, and gets the folder's address. Name it index`;
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d_]+/g, '-')
    .replace(/^-+|-+$/g, '');
