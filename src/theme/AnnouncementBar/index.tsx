// Against the theme's own: a labelled region instead of a second `banner` landmark. Can go when the theme's is one.
import { type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@site/src/components/AnnouncementBar/index.tsx';

export default function AnnouncementBarSwizzle(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!isActive || !announcementBar) return null;
  return (
    <AnnouncementBar
      html={announcementBar.content}
      {...(announcementBar.isCloseable ? { onClose: close } : {})}
    />
  );
}
