import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Sequence, SequenceStep } from '../../data/pictures/Sequence.ts';
import CodeText from '../CodeText/index.tsx';
import Figure from '../Figure/index.tsx';
import NumberedList from '../NumberedList/index.tsx';
import styles from './styles.module.css';

/**
 * A sequence diagram. In a wide column, each participant has a line, and the steps are arrows between the lines. In a
 * narrow one, the steps are a list.
 */
export default function SequenceDiagram({ of }: { readonly of: Sequence }): ReactNode {
  const { label, participants, steps, branches = [] } = of;
  const indexOf = (id: string) => participants.findIndex((participant) => participant.id === id);
  const nameOf = (id: string) => participants[indexOf(id)]?.name ?? id;
  const startOf = (branch: number) =>
    branches.slice(0, branch).reduce((sum, earlier) => sum + earlier.steps.length, steps.length + 1);
  const item = (step: SequenceStep, index: number) => {
    const isActivity = 'at' in step;
    const [from, to] = isActivity ? [step.at, step.at] : [step.from, step.to];
    const call = isActivity ? undefined : step.call;
    const distance = indexOf(to) - indexOf(from);
    return (
      <li
        key={index}
        className={clsx(
          isActivity ? styles.activity : styles.message,
          distance < 0 && styles.back,
          !isActivity && step.reply && styles.reply,
        )}
        data-from={Math.min(indexOf(from), indexOf(to))}
        data-span={Math.abs(distance)}
      >
        <strong className={styles.who}>
          {isActivity ? nameOf(from) : `${nameOf(from)} to ${nameOf(to).replace(/^Your/, 'your')}`}:
        </strong>{' '}
        {call && <code>{call}</code>}
        {call && step.text && ', '}
        {step.text && <CodeText>{step.text}</CodeText>}
      </li>
    );
  };
  return (
    <Figure label={label} className={styles.figure}>
      <div className={styles.sequence} data-columns={participants.length}>
        <div className={styles.heads} aria-hidden="true" data-markdown-ignore="">
          {participants.map(({ id, name, nacre }) => (
            <span key={id} className={styles.column}>
              <span className={clsx(styles.head, nacre && styles.nacre)}>{name}</span>
            </span>
          ))}
        </div>
        <NumberedList joined>{steps.map(item)}</NumberedList>
        {branches.map((branch, index) => (
          <div key={branch.when} className={styles.branch}>
            <p>{branch.when}:</p>
            <NumberedList joined start={startOf(index)}>
              {branch.steps.map(item)}
            </NumberedList>
          </div>
        ))}
      </div>
    </Figure>
  );
}
