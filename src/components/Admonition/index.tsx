import { processAdmonitionProps, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Icon paths in a 16 × 16 view box. */
const outlines = {
  note: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M8 7.5V11M8 5v.01',
  tip: 'M6 12h4M6.5 14.5h3M8 1.5A4.4 4.4 0 0 0 6 9.8V12h4V9.8a4.4 4.4 0 0 0-2-8.3',
  warning: 'M8 2l6.5 11.5h-13zM8 6.5v3M8 11.5v.01',
  danger: 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3zM8 4.75v4M8 11.2v.01',
};
type Kind = keyof typeof outlines;

const kindOf = (type: string): Kind =>
  type === 'caution' ? 'warning' : type in outlines ? (type as Kind) : 'note';

/** A tinted box within the running text, with an icon and a title in the color of its type. */
export default function Admonition(unprocessed: Props): ReactNode {
  const { type, title, children } = processAdmonitionProps(unprocessed);
  const kind = kindOf(type);
  const { admonition, admonitionType } = ThemeClassNames.common;
  return (
    <div className={clsx(admonition, admonitionType(type), styles.box, styles[kind])}>
      <div className={styles.title}>
        <span className={styles.icon}>
          <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
            <path d={outlines[kind]} />
          </svg>
        </span>
        {title ?? kind.charAt(0).toUpperCase() + kind.slice(1)}
      </div>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
