import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { startTransition, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { trustBuiltHtml } from '../../../../src/components/Dom/trustedHtml.ts';
import { enhance } from './enhance.ts';
import Islands from './Islands.tsx';
import { BODY_ID } from '../../../model/src/PageData.ts';
import { PageContext } from './PageContext.ts';
import { forgetPage } from './pages.ts';
import { watchLinks } from './prefetch.ts';

/** The text of a document as the server rendered it. React renders only the islands in it. */
export default function StaticBody(): ReactNode {
  const page = useContext(PageContext);
  const [body, setBody] = useState<HTMLElement | null>(null);
  // A transition, so that the islands aren't rendered in the same task as the app's first commit.
  const show = useCallback((element: HTMLElement | null) => startTransition(() => setBody(element)), []);
  useEffect(() => {
    if (!body || !page) return undefined;
    void enhance(body);
    const stop = watchLinks(body);
    return () => {
      stop();
      forgetPage(page);
    };
  }, [body, page]);
  if (!page) throw new Error('StaticBody is rendered outside of a PageContext');
  return (
    <>
      <div
        ref={show}
        id={BODY_ID}
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={page.body}
      />
      <div hidden suppressHydrationWarning dangerouslySetInnerHTML={NO_DATA} />
      {body && <Islands key={page.data.metadata.permalink} body={body} />}
    </>
  );
}

/** The server renders the page data here; React leaves them untouched. */
const NO_DATA = { __html: trustBuiltHtml('') };
