import fs from 'node:fs';
import type { TextEdit, Fault } from './Fault.ts';

/** Kinds whose faults affect checks of other files. Each of these faults has its own round. */
const ISOLATED_KINDS = new Set<Fault['kind']>(['code']);
/** Kinds that may hide each other on one page, because the page's blocks form a single program. */
const PROGRAM = new Set<Fault['kind']>(['sample', 'output', 'security']);
/** Within this number of lines, faults could be mistaken for each other. */
const NEAR = 6;

export const editsOf = (fault: Fault): readonly TextEdit[] => [fault, ...(fault.also ?? [])];

const needsOwnRound = (fault: Fault): boolean =>
  ISOLATED_KINDS.has(fault.kind) ||
  editsOf(fault).some(({ file }) => /^packages\/sdk-\w+\/src\//.test(file) && fault.kind !== 'comment');

const lineOf = ({ file, find }: TextEdit): number => {
  const text = fs.readFileSync(file, 'utf8');
  return text.slice(0, text.indexOf(find)).split('\n').length;
};

const areNear = (a: TextEdit, b: TextEdit): boolean =>
  a.file === b.file && (!/\.mdx?$/.test(a.file) || Math.abs(lineOf(a) - lineOf(b)) < NEAR);

/** Whether two faults can share a copy, without one of them hiding the other or being mistaken for it. */
function canShareRound(a: Fault, b: Fault): boolean {
  const isOneProgram = PROGRAM.has(a.kind) && PROGRAM.has(b.kind) && a.file === b.file;
  return (
    !isOneProgram && !editsOf(a).some((edit) => editsOf(b).some((otherEdit) => areNear(edit, otherEdit)))
  );
}

/** Groups faults into rounds, each with as many as can be checked together. */
export function groupIntoRounds(faults: readonly Fault[]): Fault[][] {
  const rounds: Fault[][] = [];
  for (const fault of faults) {
    const round = needsOwnRound(fault)
      ? undefined
      : rounds.find((members) =>
          members.every((other) => !needsOwnRound(other) && canShareRound(fault, other)),
        );
    if (round) round.push(fault);
    else rounds.push([fault]);
  }
  return rounds;
}
