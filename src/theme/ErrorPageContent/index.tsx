// Against the theme's own: the chain of causes as a list, a way home, our own layout. Can go when these are not wanted.
import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/ErrorPageContent';
import CrashScreen from '@site/src/components/CrashScreen/index.tsx';

export default function ErrorPageContentSwizzle({
  error,
  tryAgain,
}: ComponentProps<typeof Original>): ReactNode {
  return <CrashScreen error={error} onTryAgain={tryAgain} />;
}
