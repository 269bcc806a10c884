// Replaces the theme's component: `Tabs` renders the panels, and items only provide their contents. Can be removed
// together with our `Tabs`.
import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/TabItem';

export default function TabItem({ children }: ComponentProps<typeof Original>): ReactNode {
  return children;
}
