// In place of the theme's own: `Tabs` draws the panels, and asks the items only what they hold. Goes with ours.
import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/TabItem';

export default function TabItem({ children }: ComponentProps<typeof Original>): ReactNode {
  return children;
}
