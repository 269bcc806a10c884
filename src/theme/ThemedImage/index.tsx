// Against the theme's own: an image of two color modes is fetched when it is laid out. React preloads both else, of which
// one is never painted: the logo's on every page. Can go when the theme draws one.
import { type ReactNode } from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';

export default function ThemedImageSwizzle(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
