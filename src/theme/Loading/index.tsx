// Against the fallback: the site's own colors, and a status that is read out. Can go when the theme brings one.
import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/Loading';
import LoadFailure from '@site/src/components/LoadFailure/index.tsx';

export default function LoadingSwizzle({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof Original>): ReactNode {
  if (error) return <LoadFailure onRetry={retry} />;
  // Nothing for the first 200 ms, so that a quick load does not flash.
  return pastDelay ? <p role="status">Loading…</p> : null;
}
