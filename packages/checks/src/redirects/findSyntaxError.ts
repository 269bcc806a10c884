import type { Rule } from './readRules.ts';

const ADDRESS = /^(?:\/[\w~-][\w.~-]*)+\/?$/;
const ANCHOR = /^[\w.~-]+$/;
/** Matches a file name, or an alternative form of a page's address. */
const FILE = /\.(?:html?|mdx?)$|\/index$/;

interface RuleSyntaxError {
  part: 'from' | 'to' | 'since';
  message: string;
}

function addressMessage(address: string): string | undefined {
  if (address === '') return "is missing, or isn't a string literal";
  if (!address.startsWith('/')) return 'has to begin with a slash';
  if (FILE.test(address))
    return 'is the name of a file. Write the address of the page, without .html, .md or /index';
  if (address !== '/' && !ADDRESS.test(address)) return "isn't a plain address, such as /products/name";
  return undefined;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/** Returns the syntax error of a rule, if there's one. */
export function findSyntaxError({ from, to, since }: Rule): RuleSyntaxError | undefined {
  const fromMessage = from === '/' ? 'is the home page, which is always served' : addressMessage(from);
  if (fromMessage) return { part: 'from', message: `from: "${from}" ${fromMessage}.` };
  const [page = '', ...anchors] = to.split('#');
  const toMessage =
    addressMessage(page) ??
    (anchors.every((anchor) => ANCHOR.test(anchor)) && anchors.length < 2
      ? undefined
      : 'has an invalid anchor');
  if (toMessage) return { part: 'to', message: `to: "${to}" ${toMessage}.` };
  if (!isDay(since))
    return { part: 'since', message: `since: "${since}" isn't a date. Write it as 2026-01-31.` };
  return undefined;
}
