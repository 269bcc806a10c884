import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';
import { watchRegion } from './watchRegion.ts';

/** A Markdown table. One that is wider than the page scrolls by itself, and can be focused to scroll by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current) watchRegion(region.current);
  }, []);
  return (
    <div ref={region} className={styles.region} data-scroll-table="">
      <table {...props} />
    </div>
  );
}
