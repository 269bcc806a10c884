// In place of the theme's own: code comes colored from the build, in classes, so that no tokenizer is loaded and the
// server's HTML stays when React takes it over (the theme draws each block twice). Can go when the theme does so.
import type { ReactNode } from 'react';
import type { RunMark } from '@site/packages/model/src/samples/runMark.ts';
import Code, { type Props as CodeProps } from '@site/src/components/CodeBlock/index.tsx';
import RunSample from '@site/src/components/RunSample/index.tsx';

interface Props extends CodeProps {
  /** What a reader can run of it, as JSON. */
  readonly run?: string;
}

/** A block of code of a page, which alone can be run. */
export default function CodeBlock({ run, ...props }: Props): ReactNode {
  const code = <Code {...props} />;
  return run === undefined ? code : <RunSample mark={JSON.parse(run) as RunMark}>{code}</RunSample>;
}
