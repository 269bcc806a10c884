import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describeSuggestions } from './describeSuggestions';
import styles from './styles.module.css';

/** Around the search plugin's box: describes its list of suggestions to assistive technology as it changes. */
export default function SearchBox({ children }: { readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState('');
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new MutationObserver(() => setFound(describeSuggestions(element)));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={box} className={styles.box}>
        {children}
      </div>
      <p role="status" className={styles.status}>
        {found}
      </p>
    </>
  );
}
