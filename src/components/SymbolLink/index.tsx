import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

interface Props {
  /** Page below `/api/`, such as `sdk-base/Class.Client#auth`. */
  readonly symbol: string;
  /** The tab key has reached the symbol nearby. */
  readonly isAgain: boolean;
  readonly children: ReactNode;
}

/**
 * A name of an SDK in running text. A plain link: pages have hundreds, and Docusaurus's own would fetch each page
 * ahead. `SymbolTips` shows what the name is, and follows the link inside the site.
 */
export default function SymbolLink({ symbol, isAgain, children }: Props): ReactNode {
  const address = useBaseUrl(`/api/${symbol}`);
  useBrokenLinks().collectLink(address);
  return (
    <a href={address} data-symbol={symbol} tabIndex={isAgain ? -1 : undefined}>
      {children}
    </a>
  );
}
