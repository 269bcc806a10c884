import { useEffect, useState, type ReactNode } from 'react';
import { fragmentFile, type Fragment } from '../../../model/src/PageData.ts';
import { trustBuiltHtml, trustFetchedHtml } from '../../../../src/components/Dom/trustedHtml.ts';
import styles from './panel.module.css';

interface Props {
  readonly baseUrl: string;
  /** Address of the symbol's page, with the anchor of a member. */
  readonly address: string;
}

/** The time that a suggestion has to stay chosen before its page is fetched. */
const DELAY_MS = 120;

/** The signature of a suggested symbol, next to the list. Shows nothing until its page has come, or if it has none. */
export default function Signature({ baseUrl, address }: Props): ReactNode {
  const [found, setFound] = useState<{ address: string; html: string }>();
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      readSignature(baseUrl, address, stop.signal).then(
        (html) => setFound(html === undefined ? undefined : { address, html }),
        () => setFound(undefined),
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [baseUrl, address]);
  if (found?.address !== address) return null;
  return (
    <pre translate="no" role="group" aria-label="Signature" className={styles.signature}>
      <code dangerouslySetInnerHTML={{ __html: trustBuiltHtml(found.html) }} />
    </pre>
  );
}

/**
 * Returns the HTML of the first code in a symbol's page, or below the heading of a member, that is neither an import nor
 * an example.
 */
async function readSignature(
  baseUrl: string,
  address: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [route = '', anchor] = address.slice(baseUrl.length - 1).split('#');
  const response = await fetch(baseUrl + fragmentFile(route), { signal });
  const { html } = (await response.json()) as Fragment;
  const page = new DOMParser().parseFromString(trustFetchedHtml(html, response.url), 'text/html');
  const heading = anchor === undefined ? null : page.getElementById(anchor);
  const code = [...page.querySelectorAll('.theme-code-block code')].find(
    (each) =>
      !each.closest('.run-sample') &&
      !each.textContent.startsWith('import ') &&
      (!heading || heading.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  for (const link of code?.querySelectorAll('a') ?? []) link.replaceWith(...link.childNodes);
  return code?.innerHTML;
}
