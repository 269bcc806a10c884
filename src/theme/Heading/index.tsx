// Replaces the theme's component: the accessible name of a heading, and of the link in it, is only its text. With the
// theme's, it is "Install Direct link to Install". Can be removed when the theme's link isn't part of the heading's
// name.
import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';

export default function HeadingSwizzle({ as: As, id, children, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  collectAnchor(id);
  const text = `_${id}`;
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id} aria-labelledby={text}>
      <span id={text}>{children}</span>
      <Link className="hash-link" to={`#${id}`} aria-labelledby={text} />
    </As>
  );
}
