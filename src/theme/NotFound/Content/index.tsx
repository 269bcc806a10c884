// Replaces the theme's component: lists links by task, and sets a title that stays in 404.html. Can be removed when
// these are no longer wanted.
import { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import NotFoundHelp from '@site/src/components/NotFoundHelp/index.tsx';

export default function NotFoundContentSwizzle({ className }: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address. Search, or find your task."
      />
      <NotFoundHelp {...(className ? { className } : {})} />
    </>
  );
}
