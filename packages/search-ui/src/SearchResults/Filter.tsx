import { useId, type ReactNode, type Ref } from 'react';
import type { Hit } from '@site/packages/search/src/client';
import { groups, isInGroup } from './groups';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly hits: readonly Hit[] | undefined;
  /** Name of the only group to show; empty for all groups. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Filters the results by kind. It's rendered before the results load, and its parts don't move. */
export default function Filter({ ref, hits, chosen, onChoose }: Props): ReactNode {
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
