import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

interface Props {
  /** Page below `/api/`, such as `sdk-base/Class.Client#auth`. */
  readonly symbol: string;
  /** Whether the same symbol nearby is already a tab stop. */
  readonly isAgain: boolean;
  readonly children: ReactNode;
}

/**
 * An SDK symbol in running text. It's a plain link, because pages have hundreds and Docusaurus's link would prefetch
 * each target. `SymbolTips` shows the symbol's summary, and navigates within the site.
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
