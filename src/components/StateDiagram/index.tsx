import type { ReactNode } from 'react';
import type { States } from '../../data/pictures/states.ts';
import Figure from '../Figure/index.tsx';
import styles from './styles.module.css';

/** States in their order, with arrows to the next ones, and the ways that lead elsewhere below each. */
export default function StateDiagram({
  of: { label, main, transitions },
}: {
  readonly of: States;
}): ReactNode {
  return (
    <Figure label={label}>
      <ol className={`clean-list ${styles.states}`}>
        {main.map((state, index) => {
          const leaving = transitions.filter(({ from }) => from === state);
          const next = leaving.find(({ to }) => to === main[index + 1]);
          return (
            <li key={state}>
              <code className={styles.state}>{state}</code>
              {next && (
                <span className={styles.next}>
                  <span className="visually-hidden">: </span>
                  {next.when}
                </span>
              )}
              {leaving.map(
                (other) =>
                  other !== next && (
                    <span key={other.to} className={styles.other}>
                      <span className="visually-hidden">; </span>
                      {other.when} → <code className={styles.state}>{other.to}</code>
                    </span>
                  ),
              )}
            </li>
          );
        })}
      </ol>
    </Figure>
  );
}
