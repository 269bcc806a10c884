// Extends the theme's component: SDK symbols link to the reference, and short names don't break at their hyphens. Can
// be removed when the theme accepts links from the build.
import type { ReactNode } from 'react';
import SymbolLink from '@site/src/components/SymbolLink/index.tsx';
import type { Props } from '@theme/CodeInline';

/** The props that `remarkCode` sets on a symbol: its page below `/api/`, and whether the section links it already. */
interface Marked extends Props {
  readonly symbol?: string;
  readonly again?: string;
}

export default function CodeInline({ symbol, again, ...props }: Marked): ReactNode {
  const isName = /^(?=.*-)\S{1,26}$/.test(String(props.children));
  const code = <code {...props} {...(isName && { className: 'code-name' })} />;
  if (!symbol) return code;
  return (
    <SymbolLink symbol={symbol} isAgain={again !== undefined}>
      {code}
    </SymbolLink>
  );
}
