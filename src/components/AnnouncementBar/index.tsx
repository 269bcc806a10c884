import { useMemo, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { trustBuiltHtml } from '../Dom/trustedHtml.ts';
import styles from './styles.module.css';

interface Props {
  /** The announcement's ID, read by the script that runs before the app. */
  readonly id?: string;
  /** Text and links, as HTML from the site's own configuration. */
  readonly html: string;
  /** Called when the reader closes the bar. Without it, the bar has no close button. */
  readonly onClose?: () => void;
}

export default function AnnouncementBar({ id, html, onClose }: Props): ReactNode {
  const markup = useMemo(() => ({ __html: trustBuiltHtml(html) }), [html]);
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      data-announcement={id}
      role="region"
      aria-label="Announcement"
    >
      <div className={styles.content} dangerouslySetInnerHTML={markup} />
      {onClose && (
        <button
          type="button"
          aria-label="Close"
          className={clsx('clean-btn', styles.close)}
          onClick={onClose}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </div>
  );
}
