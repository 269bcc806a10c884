import clsx from 'clsx';
import type { ReactNode } from 'react';
import designTokens from '../../data/designTokens.json';
import styles from './styles.module.css';

/** The kind of a token, which determines how it is shown. */
type TokenKind = keyof typeof designTokens;

/** Sample texts of the kinds that are shown as text. The other kinds are shown as boxes. */
const words: Partial<Record<TokenKind, string>> = { code: 'Code', size: 'Aa', weight: 'Weight' };

/** All tokens of one kind, each with a sample and its name. */
export default function TokenSamples({ kind }: { readonly kind: TokenKind }): ReactNode {
  return (
    <ul className={`clean-list ${styles.list}`} data-kind={kind}>
      {designTokens[kind].map((name) => (
        <li key={name} className={styles.token}>
          <span className={clsx(styles[kind], words[kind] && styles.word)} data-token={name} aria-hidden>
            {words[kind]}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
