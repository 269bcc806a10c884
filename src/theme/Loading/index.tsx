// Replaces Docusaurus's fallback: uses the site's own colors, and a status for screen readers. Can be removed when the
// theme provides one.
import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/Loading';
import LoadFailure from '@site/src/components/LoadFailure/index.tsx';

export default function LoadingSwizzle({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof Original>): ReactNode {
  if (error) return <LoadFailure onRetry={retry} />;
  // Renders nothing for the first 200 ms, so that a quick load doesn't flash.
  return pastDelay ? <p role="status">Loading…</p> : null;
}
