// Replaces the theme's component with a dialog that traps the focus while it is open. Can be removed when the theme's
// is one.
import { useEffect, useRef, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import { trapFocusInDrawer } from '@site/src/components/Drawer/trapFocusInDrawer.ts';

export default function LayoutSwizzle({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const drawer = useRef<HTMLDivElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isSecondary } = useNavbarSecondaryMenu();
  useEffect(() => {
    if (shown && drawer.current) return trapFocusInDrawer(drawer.current, toggle);
    return undefined;
  }, [shown, toggle]);
  return (
    <div
      ref={drawer}
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', isSecondary && 'navbar-sidebar__items--show-secondary')}>
        {[primaryMenu, secondaryMenu].map((menu, index) => (
          <div
            key={index}
            className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')}
            inert={isSecondary !== (index === 1)}
          >
            {menu}
          </div>
        ))}
      </div>
    </div>
  );
}
