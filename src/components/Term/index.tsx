import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import CodeText from '../CodeText/index.tsx';
import styles from './styles.module.css';

interface Props {
  /** Slug in the glossary. */
  readonly id: string;
  /** The term and its definition, both set by `remarkTerms`. */
  readonly term?: string;
  readonly definition?: string;
  /** The term as used in the sentence. */
  readonly children: ReactNode;
}

/**
 * A glossary term in running text, which shows its definition on demand. It uses the browser's popover, which works
 * without scripts and handles Escape, focus and taps outside.
 */
export default function Term({ id, term = '', definition = '', children }: Props): ReactNode {
  const card = useId();
  return (
    <span>
      <button type="button" className={clsx('clean-btn', styles.term)} popoverTarget={card} data-term={id}>
        {children}
      </button>
      <span id={card} popover="auto" className={clsx('popup', styles.card)} data-markdown-ignore="">
        <strong className={styles.name}>{term}</strong>
        <span className={styles.definition}>
          <CodeText>{definition}</CodeText>
        </span>
        <Link to={`/roadmap-and-references/glossary#${id}`}>Open in the glossary</Link>
      </span>
    </span>
  );
}
