import { spawnSync } from 'node:child_process';
import type { Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';

/** Parses each of its arguments, and ends the messages about it with a form feed. */
const PARSE = 'for code; do bash -n -c "$code"; printf "\\f"; done 2>&1';

/** Reports commands that a shell can't parse, such as those with an open quote. Nothing runs. */
export function checkShellSyntax(samples: readonly Sample[]): Problem[] {
  if (samples.length === 0) return [];
  const codes = samples.map(({ code }) => code);
  const env = { ...process.env, LC_ALL: 'C' };
  const { error, stdout } = spawnSync('bash', ['-c', PARSE, 'bash', ...codes], { encoding: 'utf8', env });
  if (error)
    return samples.slice(0, 1).map(({ file, line }) => ({
      file,
      line,
      message: `commands can't be checked without bash (${error.message}). Install it`,
    }));
  return stdout.split('\f').flatMap((output, index) => {
    const [, errorLine, message] = /line (\d+): (.*)/.exec(output) ?? [];
    const { file = '', line = 1 } = samples[index] ?? {};
    return message
      ? [
          {
            file,
            line: line + Number(errorLine) - 1,
            message: `the shell can't read the command: ${message}`,
          },
        ]
      : [];
  });
}
