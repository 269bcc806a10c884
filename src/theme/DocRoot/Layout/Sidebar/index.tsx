// Against the theme's own: no landmark without a name around the navigation, which is one, and nothing of a sidebar that
// hides. Can go when the theme's `aside` has a name.
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
      {/* Another sidebar begins as a new one. */}
      <div key={name ?? ''} className={styles.sidebarViewport}>
        <DocSidebar sidebar={sidebar} path={pathname} isHidden={false} onCollapse={() => undefined} />
      </div>
    </div>
  );
}
