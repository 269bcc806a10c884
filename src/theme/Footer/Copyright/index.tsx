// Wraps the theme's component: converts the line, which is markup from the configuration, to a trusted value for
// browsers that enforce Trusted Types, and draws the logo's layers behind the footer. Can be removed when the theme
// does the first, and the second is no longer wanted.
import useIsBrowser from '@docusaurus/useIsBrowser';
import Copyright from '@theme-original/Footer/Copyright';
import type { Props } from '@theme/Footer/Copyright';
import { useMemo, type ReactNode } from 'react';
import { trustBuiltHtml } from '@site/src/components/Dom/trustedHtml.ts';
import styles from './styles.module.css';

export default function FooterCopyrightSwizzle({ copyright }: Props): ReactNode {
  const line = useMemo(() => trustBuiltHtml(copyright), [copyright]);
  // The drawing is at the end of the page, so a first visit doesn't load it.
  const isBrowser = useIsBrowser();
  return (
    <>
      {isBrowser && <div className={styles.layers} />}
      <Copyright copyright={line} />
    </>
  );
}
