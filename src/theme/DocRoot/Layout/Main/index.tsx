// Replaces the theme's component: adds a class to pages without a sidebar, in the first bytes of the page, since the
// layout can't wait for the text. Can be removed when the theme has such a class.
import { type ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Main/styles.module.css';
import type { Props } from '@theme/DocRoot/Layout/Main';
import clsx from 'clsx';

export default function DocRootLayoutMainSwizzle({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <main
      className={clsx(
        styles.docMainContainer,
        !sidebar && [styles.docMainContainerEnhanced, 'doc-without-sidebar'],
      )}
    >
      <div className="container padding-top--md padding-bottom--lg">{children}</div>
    </main>
  );
}
