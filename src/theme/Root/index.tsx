// Against the theme's own, which is empty: what names of the SDKs in code stand for is shown on every page.
import type { ReactNode } from 'react';
import SymbolTips from '@site/src/components/SymbolTips/index.tsx';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <SymbolTips />
    </>
  );
}
