import clsx from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';
import { watchRegion } from './watchRegion.ts';

interface ScrollTableProps extends ComponentProps<'table'> {
  /** What the region is called while it scrolls; by itself it finds a name in its head and the headings over it. */
  readonly label?: string;
}

/** A table. One that is wider than the text scrolls by itself, says so at its edges, and can be focused to scroll. */
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
