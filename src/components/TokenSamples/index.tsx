import type { CSSProperties, ReactNode } from 'react';
import { designTokens, propertyOf, type TokenKind } from '../../data/designTokens.ts';
import styles from './styles.module.css';

/** How a token looks in use. */
const looks: Readonly<Record<TokenKind, (value: string) => CSSProperties>> = {
  color: (background) => ({ background }),
  code: (color) => ({ color }),
  size: (fontSize) => ({ fontSize }),
  weight: (fontWeight) => ({ fontWeight }),
  space: (inlineSize) => ({ inlineSize }),
  radius: (borderRadius) => ({ borderRadius }),
};

/** Kinds that are seen in letters; the others are seen in boxes. */
const words: Partial<Record<TokenKind, string>> = { code: 'Code', size: 'Aa', weight: 'Weight' };

/** Every token of one kind, as it looks and by its name. */
export default function TokenSamples({ kind }: { readonly kind: TokenKind }): ReactNode {
  return (
    <ul className={styles.list} data-kind={kind}>
      {designTokens[kind].map((name) => (
        <li key={name} className={styles.token}>
          <span
            className={styles[words[kind] ? 'word' : kind]}
            style={looks[kind](`var(${propertyOf(kind, name)})`)}
            aria-hidden
          >
            {words[kind]}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
