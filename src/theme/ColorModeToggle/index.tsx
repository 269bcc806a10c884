// Replaces the theme's component: the label names the current mode and the next one. Can be removed when the theme's
// label names both.
import { type ReactNode } from 'react';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@site/src/components/ColorModeToggle/index.tsx';

export default function ColorModeToggleSwizzle(props: Props): ReactNode {
  return <ColorModeToggle {...props} />;
}
