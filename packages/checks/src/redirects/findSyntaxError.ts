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
  if (address === '') return 'is missing, or no plain text';
  if (!address.startsWith('/')) return 'begins without a slash';
  if (FILE.test(address))
    return 'is a file. Write the address of the page, which has neither .html nor .md nor /index';
  if (address !== '/' && !ADDRESS.test(address)) return 'is no plain address, such as /products/name';
  return undefined;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/** Returns the syntax error of a rule, if there's one. */
export function findSyntaxError({ from, to, since }: Rule): RuleSyntaxError | undefined {
  const fromMessage = from === '/' ? 'is the home page, which is always there' : addressMessage(from);
  if (fromMessage) return { part: 'from', message: `from: "${from}" ${fromMessage}.` };
  const [page = '', ...anchors] = to.split('#');
  const toMessage =
    addressMessage(page) ??
    (anchors.every((anchor) => ANCHOR.test(anchor)) && anchors.length < 2
      ? undefined
      : 'has an anchor that is none');
  if (toMessage) return { part: 'to', message: `to: "${to}" ${toMessage}.` };
  if (!isDay(since))
    return { part: 'since', message: `since: "${since}" is no day. Write it as 2026-01-31.` };
  return undefined;
}
