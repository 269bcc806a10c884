// Against the theme's own: the headings are markup that the build made, which a browser with Trusted Types has to be told.
// Can go when the theme does.
import Tree from '@theme-original/TOCItems/Tree';
import type { Props } from '@theme/TOCItems/Tree';
import { useMemo, type ReactNode } from 'react';
import { builtHtml } from '@site/src/components/Dom/trustedHtml.ts';

type Items = Props['toc'];

const asBuilt = (items: Items): Items =>
  items.map((item) => ({ ...item, value: builtHtml(item.value), children: asBuilt(item.children) }));

export default function TocTreeSwizzle({ toc, ...props }: Props): ReactNode {
  const items = useMemo(() => asBuilt(toc), [toc]);
  return <Tree {...props} toc={items} />;
}
