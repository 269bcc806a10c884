import type { ReactNode } from 'react';
import type { Screen } from '../../data/pictures/Screen.ts';
import { describeScreen } from './describeScreen.ts';
import { layoutScreen } from './layout.ts';
import ScreenFrame from './ScreenFrame.tsx';

/** A drawn screen of an interface. */
export default function ScreenDrawing({ of }: { readonly of: Screen }): ReactNode {
  return <ScreenFrame screen={of} layout={layoutScreen(of)} description={describeScreen(of)} />;
}
