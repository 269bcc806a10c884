// In place of the theme's own, which is built of Infima's alerts. Can go when the theme's looks like ours.
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
