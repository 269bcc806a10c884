// Wraps the theme's icon to set a width. Without one, it would fill the window if the site's style sheet is missing.
import Home from '@theme-original/Icon/Home';
import type { ComponentProps, ReactNode } from 'react';

export default function HomeIcon(props: ComponentProps<typeof Home>): ReactNode {
  return <Home width="18" {...props} />;
}
