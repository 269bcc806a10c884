import { type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { isPlainClick } from '../../../../src/components/Dom/isPlainClick.ts';
import styles from './panel.module.css';
import type { Suggestion } from './suggestionsOf';

export interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the suggestion that Enter opens. */
  readonly active: number;
  readonly onActive: (suggestion: number) => void;
  readonly onGo: (address: string) => void;
}

export const optionId = (list: string, suggestion: number): string => `${list}-${suggestion}`;

/** Goes to the target of a link in the site. Leaves new tabs and windows to the browser. */
export function goOnClick(event: MouseEvent, go: () => void): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  go();
}

/** The list below the field. The focus stays in the field, which references the active option. */
export default function Suggestions({
  id,
  label,
  suggestions,
  active,
  onActive,
  onGo,
}: ListProps): ReactNode {
  const options = (group: string | undefined) =>
    suggestions.map(
      ({ address, content, group: own }, index) =>
        own === group && (
          <a
            key={address}
            role="option"
            id={optionId(id, index)}
            aria-selected={index === active}
            tabIndex={-1}
            href={address}
            className={clsx(styles.hit, index === active && styles.active)}
            onMouseMove={() => onActive(index)}
            onClick={(event) => goOnClick(event, () => onGo(address))}
          >
            {content}
          </a>
        ),
    );
  return (
    <div role="listbox" id={id} aria-label={label}>
      {[...new Set(suggestions.map(({ group }) => group))].map((group) =>
        group === undefined ? (
          options(group)
        ) : (
          <div key={group} role="group" aria-label={group}>
            <p className={styles.note} aria-hidden="true">
              {group}
            </p>
            {options(group)}
          </div>
        ),
      )}
    </div>
  );
}
