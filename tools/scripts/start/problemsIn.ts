import type { ShownProblem } from '../../../packages/dev-server/src/messages.ts';

const PLACE = /^\s*((?:[\w.-]+\/)*[\w.-]+\.\w+):(\d+)(?::\d+)?:? *(.+)$/;

/** Parses the problems in the generation's output: the lines with a file and a line number, or else all of it. */
export function parseProblems(output: string): ShownProblem[] {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('gen: '));
  const placed = lines.flatMap((line) => {
    const [, file = '', number, message = ''] = PLACE.exec(line) ?? [];
    return file ? [{ check: 'generation', file, line: Number(number), message }] : [];
  });
  if (placed.length > 0) return placed;
  const message = lines.slice(0, 8).join('\n') || 'The generation ended without a word. Run `npm run gen`.';
  return [{ check: 'generation', file: 'tools/scripts/generate.ts', line: 1, message }];
}
