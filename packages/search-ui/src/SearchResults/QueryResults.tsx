import clsx from 'clsx';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import type { Hit, SearchResult } from '@site/packages/search/src/client';
import { searchLimits } from '@site/src/config/search';
import NoResults from '../SearchBox/NoResults';
import { useSearch } from '../SearchBox/useSearch';
import Rings from '../../../../src/components/Rings/index.tsx';
import rings from '../../../../src/components/Rings/styles.module.css';
import SearchFailure from '../SearchFailure';
import { allGroups, countOf, type Group, groups, isInGroup } from './groups';
import styles from './styles.module.css';
import type { SearchAddress } from './useSearchAddress';
import Link from '@docusaurus/Link';
import { LinkedTags, Runs, Trail } from '../SearchHit';
import { hitAddress } from '../SearchHit/hitAddress';

function countLabel(count: number, total: number): string {
  if (count === 0) return 'No results';
  if (count < total) return `The best ${count} of ${total} results`;
  return count === 1 ? '1 result' : `${count} results`;
}

export default function QueryResults({ query, context, base, group, change }: SearchAddress): ReactNode {
  const { answer, load, retry } = useSearch({ base, context, query, limits: searchLimits.page });
  const filter = useRef<HTMLFieldSetElement>(null);
  // The query itself loads the index for the first answers; this loads the texts.
  useEffect(load, [load]);
  if (answer && 'failed' in answer) {
    return <SearchFailure onRetry={retry} />;
  }
  const hits = answer?.hits;
  const totals = answer?.totals;
  const choose = (name: string) => {
    change('kind', name);
    // The pressed button may have been removed.
    filter.current?.querySelector<HTMLInputElement>(`[value="${name}"]`)?.focus();
  };
  const only = groups.find(({ name }) => name === group);
  const shown = only ? hits?.filter((hit) => isInGroup(only, hit)) : hits;
  return (
    <>
      <Filter ref={filter} totals={totals} chosen={group} onChoose={choose} />
      <p role="status">
        {shown && totals ? countLabel(shown.length, countOf(totals, only ?? allGroups)) : 'Searching…'}
      </p>
      {answer?.isPartial && <SearchFailure isPartial onRetry={retry} />}
      {hits && totals && (
        <SearchResults
          query={answer?.query ?? query}
          hits={hits}
          totals={totals}
          chosen={group}
          onChoose={choose}
        />
      )}
      {hits?.length === 0 && (
        <>
          <NoResults {...{ base, query }} onTry={(text) => change('q', text)} />
          <div className={clsx(rings.tinted, styles.nothing)}>
            <Rings />
          </div>
        </>
      )}
    </>
  );
}

interface FilterProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly totals: SearchResult['totals'] | undefined;
  /** Name of the only group to show; empty for all groups. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Filters the results by kind. It's rendered before the results load, and its parts don't move. */
function Filter({ ref, totals, chosen, onChoose }: FilterProps): ReactNode {
  const name = useId();
  const options = [{ name: '', label: 'All', ...allGroups }, ...groups];
  return (
    <fieldset ref={ref} className={styles.filter}>
      <legend className="visually-hidden">Kind</legend>
      {options.map((option) => (
        <label key={option.name}>
          <input
            type="radio"
            name={name}
            value={option.name}
            checked={option.name === chosen}
            onChange={() => onChoose(option.name)}
          />
          {option.label} <span className={styles.count}>{totals && countOf(totals, option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

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
    <ul className="clean-list margin--none">
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
  readonly total: number;
  /** The best hit, which is already shown. */
  readonly best: Hit | undefined;
  readonly isAlone: boolean;
  readonly onChoose: (name: string) => void;
}

function ResultGroup({ group, total, query, hits, best, isAlone, onChoose }: GroupProps): ReactNode {
  const id = useId();
  const otherHits = hits.filter((hit) => hit !== best);
  if (otherHits.length === 0) return null;
  const shown = isAlone ? otherHits : otherHits.slice(0, MAX_OF_GROUP);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {group.label} <span className={styles.count}>{total}</span>
      </h2>
      <Results query={query} hits={shown} />
      {shown.length < otherHits.length && (
        <button type="button" className={`clean-btn ${styles.more}`} onClick={() => onChoose(group.name)}>
          {`Show ${hits.length < total ? 'the best' : 'all'} ${hits.length} in ${group.label}`}
        </button>
      )}
    </section>
  );
}

/** The hits in groups, always in the same order. */
function SearchResults({
  query,
  hits,
  totals,
  chosen,
  onChoose,
}: ResultsProps & Omit<FilterProps, 'ref' | 'totals'> & Pick<SearchResult, 'totals'>): ReactNode {
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
            total={countOf(totals, group)}
            isAlone={chosen === group.name}
          />
        ))}
    </>
  );
}
