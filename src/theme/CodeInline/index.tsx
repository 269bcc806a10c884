// Extends the theme's component: SDK symbols link to the reference, and short names don't break at their hyphens. Can
// be removed when the theme accepts links from the build.
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeInline';

/** The props that `remarkCode` sets on a symbol: its page below `/api/`, and whether the section links it already. */
interface Marked extends Props {
  readonly symbol?: string;
  readonly again?: string;
}

/** Symbols have plain links, because pages have hundreds and Docusaurus's link would prefetch each target. */
export default function CodeInline({ symbol, again, ...props }: Marked): ReactNode {
  const address = useBaseUrl(`/api/${symbol}`);
  const { collectLink } = useBrokenLinks();
  const isName = /^(?=.*-)\S{1,26}$/.test(String(props.children));
  const code = <code {...props} {...(isName && { className: 'code-name' })} />;
  if (!symbol) return code;
  collectLink(address);
  return (
    <a href={address} data-symbol={symbol} tabIndex={again === undefined ? undefined : -1}>
      {code}
    </a>
  );
}
