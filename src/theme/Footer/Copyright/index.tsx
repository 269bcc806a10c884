// Wraps the theme's component: converts the line, which is markup from the configuration, to a trusted value for
// browsers that enforce Trusted Types. Can be removed when the theme does this.
import Copyright from '@theme-original/Footer/Copyright';
import type { Props } from '@theme/Footer/Copyright';
import { useMemo, type ReactNode } from 'react';
import { trustBuiltHtml } from '@site/src/components/Dom/trustedHtml.ts';

export default function FooterCopyrightSwizzle({ copyright }: Props): ReactNode {
  const line = useMemo(() => trustBuiltHtml(copyright), [copyright]);
  return <Copyright copyright={line} />;
}
