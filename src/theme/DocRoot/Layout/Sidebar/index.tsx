// Replaces the theme's component: no unlabelled landmark around the navigation, which is a landmark itself, and no code
// for a hideable sidebar. Can be removed when the theme's `aside` has a label.
import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/styles.module.css';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';

export default function DocRootLayoutSidebarSwizzle({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <div className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.docSidebarContainer)}>
      {/* The key remounts the sidebar when another one is shown. */}
      <div key={name ?? ''} className={styles.sidebarViewport}>
        <DocSidebar sidebar={sidebar} path={pathname} isHidden={false} onCollapse={() => undefined} />
      </div>
    </div>
  );
}
