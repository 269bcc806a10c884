import clsx from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';
import { watchRegion } from './watchRegion.ts';

interface ScrollTableProps extends ComponentProps<'table'> {
  /**
   * The accessible name while the region scrolls. By default it's made from the table's head and the headings above.
   */
  readonly label?: string;
}

/** A table. One wider than the text scrolls by itself, shows so at its edges, and can be focused to scroll. */
export default function ScrollTable({ label, ...props }: ScrollTableProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current) watchRegion(region.current);
  }, []);
  return (
    <div ref={region} className={clsx(styles.region, 'thin-scrollbar')} data-scroll-table={label ?? ''}>
      <table {...props} />
    </div>
  );
}
