import useIsBrowser from '@docusaurus/useIsBrowser';
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
 * here; in the browser the same is drawn in its place when it is about to be seen. Until then presses in it wait.
 */
export default function Island({ name, children }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // Already inside: the place is there.
  if (useContext(InIsland)) return children;
  return (
    <div data-island={name} data-waiting={isBrowser ? undefined : ''} className={styles.island}>
      {children}
    </div>
  );
}
