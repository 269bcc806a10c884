import type { ReactNode } from 'react';
import CodeText from '../CodeText/index.tsx';
import type { Sequence, SequenceStep } from '../../data/pictures/Sequence.ts';
import NumberedList from '../NumberedList/index.tsx';
import styles from './styles.module.css';

/** The sequence as numbered steps: the drawing's text alternative, also shown where the drawing would be too small. */
export default function Steps({ sequence }: { readonly sequence: Sequence }): ReactNode {
  const { participants, steps, branches = [] } = sequence;
  const nameOf = (id: string) => participants.find((participant) => participant.id === id)?.name ?? id;
  const item = (step: SequenceStep, index: number) => (
    <li key={index}>
      <strong className={styles.who}>
        {'at' in step
          ? nameOf(step.at)
          : `${nameOf(step.from)} to ${nameOf(step.to).replace(/^Your/, 'your')}`}
        :
      </strong>{' '}
      {'call' in step && step.call && (
        <>
          <code>{step.call}</code>
          {step.text && ', '}
        </>
      )}
      {step.text && <CodeText>{step.text}</CodeText>}
    </li>
  );
  const startOf = (branch: number) =>
    branches.slice(0, branch).reduce((sum, earlier) => sum + earlier.steps.length, steps.length + 1);
  return (
    <div className={styles.steps}>
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
  );
}
