// Replaces the theme's component, which is built from Infima's alerts. Can be removed when the theme's looks like ours.
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import type { ReactNode } from 'react';
import Admonition from '@site/src/components/Admonition/index.tsx';

export default function AdmonitionSwizzle(unprocessed: Props): ReactNode {
  const { type, title, children } = processAdmonitionProps(unprocessed);
  return (
    <Admonition type={type} title={title}>
      {children}
    </Admonition>
  );
}
