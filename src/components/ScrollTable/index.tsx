import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/** What the region is called: by what it stands under, and by its own head. Several tables of a page are told apart. */
function labelOf(region: HTMLElement): string {
  const head = [...region.querySelectorAll('th')].map(({ textContent }) => textContent.trim());
  const label = `${headingsOver(region).join(', ')}: table of ${head.filter(Boolean).join(', ')}`;
  const others = [...document.querySelectorAll('[role="region"]')].filter(
    (other) => other !== region && other.compareDocumentPosition(region) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const same = others.filter((other) => other.getAttribute('aria-label')?.startsWith(label)).length;
  return same === 0 ? label : `${label} (${same + 1})`;
}

/** The nearest heading before the table, and the one that this is under. */
function headingsOver(region: HTMLElement): string[] {
  const names: string[] = [];
  let level = Infinity;
  for (let node = region.previousElementSibling; node; node = node.previousElementSibling) {
    const depth = Number(/^H([1-6])$/.exec(node.tagName)?.[1] ?? Infinity);
    if (depth >= level) continue;
    level = depth;
    const name = [...node.childNodes].find(({ textContent }) => textContent?.trim())?.textContent ?? '';
    names.unshift(name.trim());
    if (level <= 3) break;
  }
  return names;
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
