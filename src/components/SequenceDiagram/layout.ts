import type { Sequence, SequenceStep } from '../../data/pictures/Sequence.ts';
import { wrapText } from '../../data/pictures/wrapText.ts';

/** Sizes in units of the drawing. A unit is never smaller than a CSS pixel. */
export const size = { width: 640, head: 36, line: 17, number: 10 };

/** Widths in a wide system font, so that text in narrower fonts doesn't overflow. */
const charWidth = { text: 7.3, code: 7.3 };
const edge = 4;
const gap = 16;

export interface Line {
  readonly text: string;
  readonly code: boolean;
}

export type Drawn =
  | { kind: 'message'; number: number; x1: number; x2: number; y: number; lines: Line[]; reply: boolean }
  | { kind: 'activity'; number: number; x: number; y: number; width: number; height: number; lines: Line[] };

export interface Frame {
  readonly when: string;
  readonly y: number;
  readonly height: number;
}

const withoutTicks = (text: string) => text.replaceAll('`', '');

function linesOf(step: SequenceStep, room: number): Line[] {
  const call = 'call' in step && step.call ? wrapText(step.call, Math.floor(room / charWidth.code)) : [];
  const text = step.text ? wrapText(withoutTicks(step.text), Math.floor(room / charWidth.text)) : [];
  return [
    ...call.map((line) => ({ text: line, code: true })),
    ...text.map((line) => ({ text: line, code: false })),
  ];
}

/** Returns the positions of all parts of a sequence. Each participant is a column, and time runs downward. */
export function layoutSequence({ participants, steps, branches = [] }: Sequence) {
  const pitch = size.width / participants.length;
  const columns = participants.map((participant, index) => ({ ...participant, x: pitch * (index + 0.5) }));
  const columnOf = (id: string) => columns.find((column) => column.id === id)?.x ?? 0;
  const drawn: Drawn[] = [];
  let y = size.head + gap;

  const draw = (step: SequenceStep) => {
    const number = drawn.length + 1;
    if ('at' in step) {
      const width = pitch - 2 * edge;
      const lines = linesOf(step, width - 2 * size.number - 2 * edge);
      const height = lines.length * size.line + 12;
      drawn.push({ kind: 'activity', number, x: columnOf(step.at), y, width, height, lines });
      y += height + gap;
      return;
    }
    const x1 = columnOf(step.from);
    const x2 = columnOf(step.to);
    const lines = linesOf(step, Math.abs(x2 - x1) - 2 * size.number);
    y += lines.length * size.line + 2;
    drawn.push({ kind: 'message', number, x1, x2, y, lines, reply: step.reply === true });
    y += size.number + gap / 2;
  };

  steps.forEach(draw);
  const frames = branches.map((branch): Frame => {
    const top = y;
    y += size.line + gap;
    branch.steps.forEach(draw);
    const height = y - top;
    y += gap * 0.75;
    return { when: branch.when, y: top, height };
  });
  return { columns, drawn, frames, pitch, foot: y, height: y + size.head + 2 };
}
