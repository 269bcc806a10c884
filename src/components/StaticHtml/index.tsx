import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useMemo, type ReactNode } from 'react';
import fragments from 'static-html';
import { trustBuiltHtml } from '../Dom/trustedHtml.ts';
import '../ApiReference/styles.css';

interface Props {
  /** Group and name of the part, such as `users/get-user`. */
  readonly name: string;
}

/** HTML generated at build time. */
export default function StaticHtml({ name }: Props): ReactNode {
  const html = fragments[name];
  if (html === undefined) throw new Error(`StaticHtml: no generated part has the name "${name}".`);
  useCollected(html);
  const markup = useMemo(() => ({ __html: trustBuiltHtml(html) }), [html]);
  return <div dangerouslySetInnerHTML={markup} />;
}

/** Reports the links and anchors in the HTML to Docusaurus's link checker. */
function useCollected(html: string): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  if (typeof window !== 'undefined') return;
  for (const [, attribute, value = ''] of html.matchAll(/\s(id|href)="([^"]+)"/g)) {
    if (attribute === 'id') collectAnchor(value);
    else if (value.startsWith('/') || value.startsWith('#')) collectLink(value);
  }
}
