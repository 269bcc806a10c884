import { useContext, type ReactNode } from 'react';
import { InIsland } from './InIsland.ts';
import styles from './styles.module.css';

interface Props {
  /** Key of `islands` in `src/components/Documents/islands.ts`. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * What only works with React inside a document's text, which is kept as HTML. The server draws its first picture in
 * here; in the browser the same is drawn in its place when it is about to be seen.
 */
export default function Island({ name, children }: Props): ReactNode {
  // Already inside: the place is there.
  if (useContext(InIsland)) return children;
  return (
    <div data-island={name} className={styles.island}>
      {children}
    </div>
  );
}
