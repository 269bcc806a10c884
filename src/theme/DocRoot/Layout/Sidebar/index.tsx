// Replaces the theme's component: no unlabelled landmark around the navigation, which is a landmark itself, no code for a
// hideable sidebar, and marks of products and kinds of symbols. Can be removed when the theme's `aside` has a label.
import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/styles.module.css';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import marks from './marks.module.css';

export default function DocRootLayoutSidebarSwizzle({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  const name = useDocsSidebar()?.name;
  // A class that only the app adds keeps the marks out of the first visit's styles.
  const isBrowser = useIsBrowser();
  return (
    <div
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        styles.docSidebarContainer,
        isBrowser && marks.marks,
      )}
    >
      {/* The key remounts the sidebar when another one is shown. */}
      <div key={name ?? ''} className={styles.sidebarViewport}>
        <DocSidebar sidebar={sidebar} path={pathname} isHidden={false} onCollapse={() => undefined} />
      </div>
    </div>
  );
}
