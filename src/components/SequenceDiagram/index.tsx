import type { ReactNode } from 'react';
import type { Sequence } from '../../data/pictures/Sequence.ts';
import Figure from '../Figure/index.tsx';
import Drawing from './Drawing.tsx';
import Steps from './Steps.tsx';
import styles from './styles.module.css';

/**
 * Who says what to whom, in which order. Where there is room it is drawn, and its steps are there for those who do not
 * see the drawing; where there is none the steps are shown.
 */
export default function SequenceDiagram({ of }: { readonly of: Sequence }): ReactNode {
  return (
    <Figure label={of.label} className={styles.figure}>
      <Drawing sequence={of} />
      <Steps sequence={of} />
    </Figure>
  );
}
