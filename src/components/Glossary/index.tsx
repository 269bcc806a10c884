import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { explainedAt, glossary, type GlossaryTerm } from '../../data/glossary.ts';
import CodeText from '../CodeText/index.tsx';
import styles from './styles.module.css';

const terms: Readonly<Record<string, GlossaryTerm>> = glossary;
const entries = Object.entries(terms).sort(([, a], [, b]) => a.term.localeCompare(b.term, 'en'));

/** The first term of each initial letter. */
const letters = new Map<string, string>();
for (const [slug, { term }] of entries) {
  const letter = term.charAt(0).toUpperCase();
  if (!letters.has(letter)) letters.set(letter, slug);
}

/** All terms in alphabetical order. The theme's heading registers each anchor with the link checker. */
export default function Glossary(): ReactNode {
  return (
    <>
      <nav aria-label="Terms by initial letter">
        <ul className={`clean-list ${styles.letters}`}>
          {[...letters].map(([letter, slug]) => (
            <li key={letter}>
              <Link to={`#${slug}`}>{letter}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {entries.map(([slug, { term, definition, seeAlso = [], page }]) => (
        <Fragment key={slug}>
          <Heading as="h2" id={slug} className={styles.term}>
            {term}
          </Heading>
          <p>
            <CodeText>{definition}</CodeText>
          </p>
          <ul className={`clean-list ${styles.more}`} data-search-ignore="">
            {seeAlso.length > 0 && (
              <li>
                See also:{' '}
                {seeAlso.map((related, index) => (
                  <span key={related}>
                    {index > 0 && ', '}
                    <Link to={`#${related}`}>{terms[related]?.term}</Link>
                  </span>
                ))}
              </li>
            )}
            <li>
              Read more: <Link to={page}>{explainedAt[page]}</Link>
            </li>
          </ul>
        </Fragment>
      ))}
    </>
  );
}
