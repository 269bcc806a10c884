import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/** What the region is called: by the table's own head, which says what it holds. */
function labelOf(region: HTMLElement): string {
  const head = [...region.querySelectorAll('th')].map(({ textContent }) => textContent.trim());
  return `Table: ${head.filter(Boolean).join(', ')}`;
}

/** A Markdown table. One that is wider than the page scrolls by itself, and can be focused to scroll by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string>();
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setLabel(element.scrollWidth > element.clientWidth ? labelOf(element) : undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scrolls = label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <div ref={region} className={styles.region} {...scrolls}>
      <table {...props} />
    </div>
  );
}
