import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { trustBuiltHtml } from '../Dom/trustedHtml.ts';
import { codeHtml, type Code } from './codeHtml.ts';
import styles from './styles.module.css';

interface Props {
  readonly code: Code;
  readonly className: string;
}

/** The code itself, as one HTML string that React leaves untouched during hydration. */
export default function Content({ code, className }: Props): ReactNode {
  const base = useBaseUrl('/api/');
  const { code: text, marks, symbols, lines, numbers } = code;
  const { collectLink } = useBrokenLinks();
  for (const symbol of symbols?.split(' ') ?? []) collectLink(base + symbol);
  const markup = useMemo(
    () => ({
      __html: trustBuiltHtml(
        codeHtml({ code: text, marks, symbols, lines, numbers }, (symbol) => base + symbol),
      ),
    }),
    [text, marks, symbols, lines, numbers, base],
  );
  return (
    <pre className={clsx(className, styles.pre, numbers !== undefined && styles.numbered, 'thin-scrollbar')}>
      <code className={styles.code} dangerouslySetInnerHTML={markup} />
    </pre>
  );
}
