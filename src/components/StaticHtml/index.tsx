import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type ReactNode } from 'react';
import LoadFailure from '../LoadFailure/index.tsx';
import useLate from '../Loading/useLate.ts';
import styles from './styles.module.css';
import useFragment from './useFragment.ts';

interface Props {
  /** Group and part, such as `users/get-user`; the part `index` speaks for its group while it loads or fails. */
  readonly name: string;
}

/** Markup made at build time, of which the browser's script holds nothing. */
export default function StaticHtml({ name }: Props): ReactNode {
  const elementId = `static-${name.replace('/', '-')}`;
  const { markup, state, retry } = useFragment(name, elementId);
  useCollected(markup);
  if (markup) {
    return (
      <div id={elementId} data-static-html="" suppressHydrationWarning dangerouslySetInnerHTML={markup} />
    );
  }
  if (!name.endsWith('/index')) return null;
  return state === 'failed' ? <LoadFailure onRetry={retry} /> : <Loading />;
}

/** Says that something is on its way, if it takes long enough to be noticed. */
function Loading(): ReactNode {
  const isLate = useLate(true);
  return (
    <p role="status" className={styles.loading}>
      {isLate && 'Loading…'}
    </p>
  );
}

/** Tells Docusaurus's check of links what the markup links to and what can be linked to in it. */
function useCollected(markup: { __html: string } | undefined): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  if (typeof window !== 'undefined' || !markup) return;
  for (const [, attribute, value = ''] of markup.__html.matchAll(/\s(id|href)="([^"]+)"/g)) {
    if (attribute === 'id') collectAnchor(value);
    else if (value.startsWith('/') || value.startsWith('#')) collectLink(value);
  }
}
