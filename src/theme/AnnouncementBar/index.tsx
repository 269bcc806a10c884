// Against the theme's own: a labelled region instead of a second `banner` landmark, and a bar that was closed before the
// app came stays closed where the browser stores nothing. Can go when the theme's does both.
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
