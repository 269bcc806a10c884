import fs from 'node:fs';
import type { Edit, Fault } from './Fault.ts';

/** Kinds whose faults affect checks of other files. Each of these faults has its own round. */
const ALONE = new Set<Fault['kind']>(['code']);
/** Kinds that may hide each other on one page, because the page's blocks form a single program. */
const PROGRAM = new Set<Fault['kind']>(['sample', 'output', 'security']);
/** Within this number of lines, faults could be mistaken for each other. */
const NEAR = 6;

export const editsOf = (fault: Fault): readonly Edit[] => [fault, ...(fault.also ?? [])];

const isAlone = (fault: Fault): boolean =>
  ALONE.has(fault.kind) ||
  editsOf(fault).some(({ file }) => /^packages\/sdk-\w+\/src\//.test(file) && fault.kind !== 'comment');

const lineOf = ({ file, find }: Edit): number => {
  const text = fs.readFileSync(file, 'utf8');
  return text.slice(0, text.indexOf(find)).split('\n').length;
};

const areNear = (one: Edit, other: Edit): boolean =>
  one.file === other.file && (!/\.mdx?$/.test(one.file) || Math.abs(lineOf(one) - lineOf(other)) < NEAR);

/** Whether two faults can share a copy, without one of them hiding the other or being mistaken for it. */
function goTogether(a: Fault, b: Fault): boolean {
  const isOneProgram = PROGRAM.has(a.kind) && PROGRAM.has(b.kind) && a.file === b.file;
  return !isOneProgram && !editsOf(a).some((one) => editsOf(b).some((other) => areNear(one, other)));
}

/** Groups faults into rounds, each with as many as can be checked together. */
export function roundsOf(faults: readonly Fault[]): Fault[][] {
  const rounds: Fault[][] = [];
  for (const fault of faults) {
    const round = isAlone(fault)
      ? undefined
      : rounds.find((others) => others.every((other) => !isAlone(other) && goTogether(fault, other)));
    if (round) round.push(fault);
    else rounds.push([fault]);
  }
  return rounds;
}
