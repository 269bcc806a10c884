import type { ReactNode } from 'react';
import type { Sequence } from '../../data/pictures/Sequence.ts';
import Figure from '../Figure/index.tsx';
import Drawing from './Drawing.tsx';
import Steps from './Steps.tsx';
import styles from './styles.module.css';

/**
 * A sequence diagram. In a wide column it's drawn, with its steps as the text alternative. In a narrow one only the
 * steps are shown.
 */
export default function SequenceDiagram({ of }: { readonly of: Sequence }): ReactNode {
  return (
    <Figure label={of.label} className={styles.figure}>
      <Drawing sequence={of} />
      <Steps sequence={of} />
    </Figure>
  );
}
