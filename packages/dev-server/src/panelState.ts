import type { PanelState, ShownProblem, WritingState } from './messages.ts';

export const emptyState: WritingState = { generating: '', generation: [], notes: [], pages: {} };

/** Returns the state of a page's panel, with problems that affect every page first, then the page's own. */
export function panelStateOf(
  file: string | undefined,
  { generating, generation, notes, pages }: WritingState,
  compile: readonly ShownProblem[],
): Omit<PanelState, 'server'> {
  // Ignores errors in the table of all pages that are caused by pages being regenerated.
  const uncompiled = compile.filter(({ file: source }) => !generating || !source.startsWith('.docusaurus/'));
  const page = file === undefined ? undefined : pages[file];
  const isKnown = ({ file: other, line, check }: ShownProblem) =>
    // The syntax check reports the same problem in the same place.
    check === 'syntax' && uncompiled.some((one) => one.file === other && one.line === line);
  return {
    file,
    doing: page?.isChecking ? 'Checking' : generating,
    problems: [...uncompiled, ...generation, ...(page?.problems ?? []).filter((one) => !isKnown(one))],
    notes,
  };
}
