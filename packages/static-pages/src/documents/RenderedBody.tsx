import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';
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
            <Heading as="h1">{metadata.title}</Heading>
          </header>
        )}
        <MDXContent>{children}</MDXContent>
      </div>
      {typeof window === 'undefined' && (
        <div hidden dangerouslySetInnerHTML={{ __html: dataElement(data) }} />
      )}
    </>
  );
}
