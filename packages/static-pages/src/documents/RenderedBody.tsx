import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { MDXProvider } from '@mdx-js/react';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { enhanceReference } from './enhance.ts';
import { BODY_ID, dataElement } from '../../../model/src/PageData.ts';

/** Renders the text of a document, on the server and in development. The server adds the page data for the browser. */
export default function RenderedBody({ children }: { readonly children: ReactNode }): ReactNode {
  const data = useDoc();
  const { metadata, frontMatter, contentTitle } = data;
  // All other parts are made interactive by their own components.
  useEffect(() => enhanceReference(document.body), [metadata.permalink]);
  const hasTitle = contentTitle !== undefined || frontMatter.hide_title;
  return (
    <>
      <div id={BODY_ID} className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {!hasTitle && (
          <header>
            <Title>{metadata.title}</Title>
          </header>
        )}
        <MDXContent>
          <MDXProvider components={TITLE}>{children}</MDXProvider>
        </MDXContent>
      </div>
      {typeof window === 'undefined' && (
        <div hidden dangerouslySetInnerHTML={{ __html: dataElement(data) }} />
      )}
    </>
  );
}

/** A page's title, and on narrow screens its sections. */
function Title(props: ComponentProps<'h1'>): ReactNode {
  const { toc, frontMatter } = useDoc();
  return (
    <>
      <Heading as="h1" {...props} />
      {toc.length > 0 && !frontMatter.hide_table_of_contents && (
        <nav aria-label="On this page" className="sections">
          <details>
            <summary>On this page</summary>
            {/* The same bytes as the list next to the text, so that a compressed page contains them once. */}
            <TOCItems toc={toc} linkClassName="table-of-contents__link toc-highlight" />
          </details>
        </nav>
      )}
    </>
  );
}

const TITLE = { h1: Title };
