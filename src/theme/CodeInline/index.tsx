// Against the theme's own: a name of an SDK leads to the reference. Can go when the theme takes links from the build.
import type { ReactNode } from 'react';
import SymbolLink from '@site/src/components/SymbolLink/index.tsx';
import type { Props } from '@theme/CodeInline';

/** What `remarkCode` says of a name: its page below `/api/`, and whether the section had it before. */
interface Marked extends Props {
  readonly symbol?: string;
  readonly again?: string;
}

export default function CodeInline({ symbol, again, ...props }: Marked): ReactNode {
  const code = <code {...props} />;
  if (!symbol) return code;
  return (
    <SymbolLink symbol={symbol} isAgain={again !== undefined}>
      {code}
    </SymbolLink>
  );
}
