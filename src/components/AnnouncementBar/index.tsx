import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { readStored } from '../Dom/storage.ts';
import { trustBuiltHtml } from '../Dom/trustedHtml.ts';
import { DISMISSED } from './dismissed.ts';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  const isClosedEarly = useIsBrowser() && readStored(DISMISSED) === 'true';
  const html = announcementBar?.content ?? '';
  const markup = useMemo(() => ({ __html: trustBuiltHtml(html) }), [html]);
  if (!isActive || isClosedEarly || !announcementBar) return null;
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      data-announcement={announcementBar.id}
      role="region"
      aria-label="Announcement"
    >
      <div className={styles.content} dangerouslySetInnerHTML={markup} />
      {announcementBar.isCloseable && (
        <button type="button" aria-label="Close" className={clsx('clean-btn', styles.close)} onClick={close}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </div>
  );
}
