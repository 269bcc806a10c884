import clsx from 'clsx';
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import type { Hit } from '@site/packages/search/src/client';
import { searchLimits } from '@site/src/config/search';
import NoResults from '../SearchBox/NoResults';
import { useSearch } from '../SearchBox/useSearch';
import Rings from '../../../../src/components/Rings/index.tsx';
import rings from '../../../../src/components/Rings/styles.module.css';
import SearchFailure from '../SearchFailure';
import { groups, isInGroup } from './groups';
import SearchResults from './index';
import styles from './styles.module.css';
import type { SearchAddress } from './useSearchAddress';

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
  const choose = (name: string) => {
    change('kind', name);
    // The pressed button may have been removed.
    filter.current?.querySelector<HTMLInputElement>(`[value="${name}"]`)?.focus();
  };
  const only = groups.find(({ name }) => name === group);
  const shown = only ? hits?.filter((hit) => isInGroup(only, hit)) : hits;
  return (
    <>
      <Filter ref={filter} hits={hits} chosen={group} onChoose={choose} />
      <p role="status">
        {shown ? countLabel(shown.length, only ? shown.length : (answer?.total ?? 0)) : 'Searching…'}
      </p>
      {answer?.isPartial && <SearchFailure isPartial onRetry={retry} />}
      {hits && <SearchResults query={answer?.query ?? query} hits={hits} chosen={group} onChoose={choose} />}
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
  readonly hits: readonly Hit[] | undefined;
  /** Name of the only group to show; empty for all groups. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Filters the results by kind. It's rendered before the results load, and its parts don't move. */
function Filter({ ref, hits, chosen, onChoose }: FilterProps): ReactNode {
  const name = useId();
  const options = [
    { name: '', label: 'All', count: hits?.length },
    ...groups.map((group) => ({ ...group, count: hits?.filter((hit) => isInGroup(group, hit)).length })),
  ];
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
          {option.label} <span className={styles.count}>{option.count}</span>
        </label>
      ))}
    </fieldset>
  );
}
