import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Hit } from '@site/packages/search/src/client';
import { LinkedTags, Runs, Trail } from '../SearchHit';
import { hitAddress } from '../SearchHit/hitAddress';
import { groups, isInGroup, type Group } from './groups';
import styles from './styles.module.css';

/** Maximum number of hits per group. A button shows all hits of the group. */
const MAX_OF_GROUP = 5;

interface ResultsProps {
  readonly query: string;
  readonly hits: readonly Hit[];
}

function Result({ hit, query }: { readonly hit: Hit; readonly query: string }): ReactNode {
  return (
    <li className={styles.hit}>
      <div className={styles.first}>
        <h3>
          <Link to={hitAddress(hit, query)}>
            <Runs runs={hit.title} />
          </Link>
        </h3>
        <LinkedTags hit={hit} query={query} />
      </div>
      <Trail hit={hit} />
      {/* Texts load later. Replacing the element in its reserved lines shifts nothing, but changing its text would. */}
      <p key={hit.excerpt.map(({ text }) => text).join('')}>
        <Runs runs={hit.excerpt} />
      </p>
    </li>
  );
}

function Results({ query, hits }: ResultsProps): ReactNode {
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <Result key={hit.document.u + (hit.document.h ?? '')} hit={hit} query={query} />
      ))}
    </ul>
  );
}

/** The best hit. It's shown separately, so that the groups keep their order. */
function BestMatch({ query, hit }: { readonly query: string; readonly hit: Hit }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>Best match</h2>
      <Results query={query} hits={[hit]} />
    </section>
  );
}

interface GroupProps extends ResultsProps {
  readonly group: Group;
  /** The best hit, which is already shown. */
  readonly best: Hit | undefined;
  readonly isAlone: boolean;
  readonly onChoose: (name: string) => void;
}

function ResultGroup({ group, query, hits, best, isAlone, onChoose }: GroupProps): ReactNode {
  const id = useId();
  const otherHits = hits.filter((hit) => hit !== best);
  if (otherHits.length === 0) return null;
  const shown = isAlone ? otherHits : otherHits.slice(0, MAX_OF_GROUP);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {group.label} <span className={styles.count}>{hits.length}</span>
      </h2>
      <Results query={query} hits={shown} />
      {shown.length < otherHits.length && (
        <button type="button" className={styles.more} onClick={() => onChoose(group.name)}>
          Show all {hits.length} in {group.label}
        </button>
      )}
    </section>
  );
}

interface Props extends ResultsProps {
  /** Name of the only group to show; empty for all groups. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** The hits in groups, always in the same order. */
export default function SearchResults({ query, hits, chosen, onChoose }: Props): ReactNode {
  const best = chosen === '' ? hits[0] : undefined;
  return (
    <>
      {best && <BestMatch query={query} hit={best} />}
      {groups
        .filter(({ name }) => chosen === '' || chosen === name)
        .map((group) => (
          <ResultGroup
            key={group.name}
            {...{ group, query, best, onChoose }}
            hits={hits.filter((hit) => isInGroup(group, hit))}
            isAlone={chosen === group.name}
          />
        ))}
    </>
  );
}
