// Replaces the theme's component: shows the chain of causes as a list, a link to the home page, and our own layout. Can
// be removed when these are no longer wanted.
import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/ErrorPageContent';
import CrashScreen from '@site/src/components/CrashScreen/index.tsx';

export default function ErrorPageContentSwizzle({
  error,
  tryAgain,
}: ComponentProps<typeof Original>): ReactNode {
  return <CrashScreen error={error} onTryAgain={tryAgain} />;
}
