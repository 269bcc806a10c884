// Replaces the theme's component with a labelled region instead of a second `banner` landmark. A bar that was closed
// before the app started stays closed even if the browser stores nothing. Can be removed when the theme's does both.
import { type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnnouncementBar from '@site/src/components/AnnouncementBar/index.tsx';
import { DISMISSED } from '@site/src/components/AnnouncementBar/dismissed.ts';
import { readStored } from '@site/src/components/Dom/storage.ts';

export default function AnnouncementBarSwizzle(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  const isClosedEarly = useIsBrowser() && readStored(DISMISSED) === 'true';
  if (!isActive || isClosedEarly || !announcementBar) return null;
  return (
    <AnnouncementBar
      id={announcementBar.id}
      html={announcementBar.content}
      {...(announcementBar.isCloseable ? { onClose: close } : {})}
    />
  );
}
