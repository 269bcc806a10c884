// Against the theme's own: the label says which mode is on and which comes next. Can go when the theme's says both.
import { type ReactNode } from 'react';
import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@site/src/components/ColorModeToggle/index.tsx';

export default function ColorModeToggleSwizzle(props: Props): ReactNode {
  return <ColorModeToggle {...props} />;
}
