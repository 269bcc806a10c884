import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import type Original from '@theme/ErrorPageContent';
import Heading from '@theme/Heading';
import Rings from '../Rings/index.tsx';
import rings from '../Rings/styles.module.css';
import styles from './styles.module.css';

export default function CrashScreen({ error, tryAgain }: ComponentProps<typeof Original>): ReactNode {
  const [first, ...causes] = getErrorCausalChain(error);
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  // The pages of a docs folder share one layout. Without this, the next page would show this screen too.
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className={rings.tinted}>
      <Rings />
      <div className={styles.screen}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Heading as="h1">This page crashed.</Heading>
        <p>
          Trying again often helps. If it doesn’t, the page may have changed since you opened it, so reload
          it.
        </p>
        <p className={styles.actions}>
          <button type="button" className="button button--primary" onClick={tryAgain}>
            Try again
          </button>
          <Link to="/">Go to the home page</Link>
        </p>
        <div role="alert">
          <pre className={styles.message}>{first?.message}</pre>
          {causes.map((cause) => (
            <div key={cause.message}>
              <p className={styles.cause}>Cause:</p>
              <pre className={styles.message}>{cause.message}</pre>
            </div>
          ))}
        </div>
      </div>
    </main>
  );
}
