// Against the theme's own: ways on, by task, and a title that 404.html keeps. Can go when these are not wanted.
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
