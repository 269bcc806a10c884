import { site } from '../../../../src/config/site.ts';
import { isInPages } from './files.ts';
import { nodesIn, problemsIn, textOf, type AnyNode } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/**
 * Checks the form of links. Whether they lead to a page is checked with the links of all pages, and other hosts with
 * leaks.
 */
export function checkLinkForm({ tree, file }: Source): LineProblem[] {
  // READMEs and changelogs are also read in the repository.
  if (!isInPages(file)) return [];
  return problemsIn(tree, (node, report) => {
    if (node.type === 'link' || node.type === 'definition') report(messageFor(node.url ?? ''));
    if (node.type === 'link' && /^\/./.test(node.url ?? '') && textOf(node).trim() === node.url)
      report(`the text of the link is its address. Write the title of the page: [Title](${node.url})`);
    if (node.type === 'link' && node.url && isWithoutText(node))
      report(`the link to ${node.url} has no text. Write what it leads to between the brackets`);
    for (const { name, value } of node.attributes ?? [])
      if ((name === 'to' || name === 'href') && typeof value === 'string') report(messageFor(value));
  });
}

const isWithoutText = (link: AnyNode): boolean =>
  textOf(link).trim() === '' &&
  nodesIn(link, ({ type }) => type === 'image' || type.startsWith('mdxJsx')).length === 0;

const isLocal = (hostname: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(hostname);
const isOurs = (host: string) => new URL(site.links.docs).host === host;

function messageFor(url: string): string | undefined {
  if (url.trim() === '') return 'the link leads nowhere. Write the address of a page, such as /products/page';
  if (/^mailto:/.test(url))
    return /^mailto:[^\s@?]+@[\w-]+(?:\.[\w-]+)+(?:\?.*)?$/.test(url)
      ? undefined
      : `${url} isn't a mail address. Write mailto:name@host`;
  if (/^(?:tel|pathname):/.test(url)) return undefined;
  if (/^(?:https?:)?\/\//i.test(url)) return hostMessage(url);
  const [path = ''] = url.split(/[?#]/);
  if (/#(?:$|.*[#\s]|.*%20)/.test(url))
    return `${url} names no heading. Write the anchor in lowercase, with hyphens: #the-heading`;
  if (url.includes('?') && path !== '/search') return `${url} has a query, which no page reads. Remove it`;
  if (/\.mdx?$/i.test(path))
    return `${url} is the name of a file. Link to the page's address, without the ending`;
  if (path !== '' && !path.startsWith('/'))
    return `${url} depends on where this page is. Begin the address with a slash, or with # for a heading of this page`;
}

function hostMessage(url: string): string | undefined {
  const address = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(address)) return `${url} isn't a valid address. Copy it from the browser`;
  const { protocol, host, hostname, pathname, hash } = new URL(address);
  if (isOurs(host)) return `${url} is a page of this site. Write ${pathname}${hash}`;
  if (isLocal(hostname))
    return `${url} is on the reader's own machine. Write it as code, after the step that starts its server`;
  if (protocol === 'http:')
    return `${url} is not encrypted, so anyone on the way can change it. Write https:`;
  if (url.startsWith('//')) return `${url} has no scheme. Write https:`;
}
