// Against the theme's own, which has no width: without the site's style sheet it would fill the window.
import Home from '@theme-original/Icon/Home';
import type { ComponentProps, ReactNode } from 'react';

export default function HomeIcon(props: ComponentProps<typeof Home>): ReactNode {
  return <Home width="18" {...props} />;
}
