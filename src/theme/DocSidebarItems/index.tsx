// Adds the switch of SDKs above the guides' sidebar, in the drawer too. The references name their own SDK. Can be removed
// when the theme's sidebar has a place for a component.
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import type { ReactNode } from 'react';
import SdkSwitch from '@site/src/components/SdkSwitch/index.tsx';

export default function DocSidebarItemsSwizzle(props: Props): ReactNode {
  return (
    <>
      {props.level === 1 && !props.activePath.includes('/api/') && (
        <li>
          <SdkSwitch />
        </li>
      )}
      <DocSidebarItems {...props} />
    </>
  );
}
