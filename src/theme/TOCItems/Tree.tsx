// Wraps the theme's component: converts the headings, which are markup from the build, to trusted values for browsers
// that enforce Trusted Types. Can be removed when the theme does this.
import Tree from '@theme-original/TOCItems/Tree';
import type { Props } from '@theme/TOCItems/Tree';
import { useMemo, type ReactNode } from 'react';
import { trustBuiltHtml } from '@site/src/components/Dom/trustedHtml.ts';

type Items = Props['toc'];

const asBuilt = (items: Items): Items =>
  items.map((item) => ({ ...item, value: trustBuiltHtml(item.value), children: asBuilt(item.children) }));

export default function TocTreeSwizzle({ toc, ...props }: Props): ReactNode {
  const items = useMemo(() => asBuilt(toc), [toc]);
  return <Tree {...props} toc={items} />;
}
