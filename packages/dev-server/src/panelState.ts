import type { PanelState, ShownProblem, WritingState } from './messages.ts';

export const emptyState: WritingState = { generating: '', generation: [], notes: [], pages: {} };

/** What the panel of a page shows: what stops every page first, then its own problems. */
export function panelStateOf(
  file: string | undefined,
  { generating, generation, notes, pages }: WritingState,
  compile: readonly ShownProblem[],
): Omit<PanelState, 'server'> {
  // The table of all pages lacks those that are being made again.
  const uncompiled = compile.filter(({ file: source }) => !generating || !source.startsWith('.docusaurus/'));
  const page = file === undefined ? undefined : pages[file];
  const isKnown = ({ file: other, line, check }: ShownProblem) =>
    // The check of the syntax says the same, in the same place.
    check === 'syntax' && uncompiled.some((one) => one.file === other && one.line === line);
  return {
    file,
    doing: page?.isChecking ? 'Checking' : generating,
    problems: [...uncompiled, ...generation, ...(page?.problems ?? []).filter((one) => !isKnown(one))],
    notes,
  };
}
