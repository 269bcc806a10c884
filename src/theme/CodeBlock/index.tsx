// Replaces the theme's component. The build highlights code with classes, so that no tokenizer is loaded and the
// server's HTML stays unchanged on hydration (the theme renders each block twice). Can be removed when the theme does
// the same.
import type { ReactNode } from 'react';
import type { RunMark } from '@site/packages/model/src/samples/runMark.ts';
import Code, { type Props as CodeProps } from '@site/src/components/CodeBlock/index.tsx';
import RunSample from '@site/packages/samples/src/browser/index.tsx';

interface Props extends CodeProps {
  /** The runnable part of the code, as JSON. */
  readonly run?: string;
}

/** A page's code block. Only code blocks on pages can be run. */
export default function CodeBlock({ run, ...props }: Props): ReactNode {
  const code = <Code {...props} />;
  return run === undefined ? code : <RunSample mark={JSON.parse(run) as RunMark}>{code}</RunSample>;
}
