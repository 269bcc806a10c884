// Against the theme's own: the line is markup from the configuration, which a browser with Trusted Types has to be told.
// Can go when the theme does.
import Copyright from '@theme-original/Footer/Copyright';
import type { Props } from '@theme/Footer/Copyright';
import { useMemo, type ReactNode } from 'react';
import { builtHtml } from '@site/src/components/Dom/trustedHtml.ts';

export default function FooterCopyrightSwizzle({ copyright }: Props): ReactNode {
  const line = useMemo(() => builtHtml(copyright), [copyright]);
  return <Copyright copyright={line} />;
}
