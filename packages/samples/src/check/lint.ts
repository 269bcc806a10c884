import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import { isCode } from '../../../model/src/samples/programs.ts';

interface Report {
  diagnostics: { filename: string; message: string; code?: string; labels: { span: { line: number } }[] }[];
}

/**
 * Reports mistakes in code that compiles, such as `${name}` in plain quotes. The scripts of HTML, Vue and Svelte are
 * read too, whose syntax nothing else checks.
 */
export function lintSamples(root: string, samples: readonly Sample[]): Problem[] {
  const linted = samples.filter((sample) => isCode(sample) || sample.code.includes('<script'));
  if (linted.length === 0) return [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  try {
    for (const [index, sample] of linted.entries())
      fs.writeFileSync(
        path.join(folder, `${index}.${isCode(sample) ? sample.language : 'vue'}`),
        sample.code,
      );
    const [program, config] = ['node_modules/.bin/oxlint', '.config/oxlintSamples.mjs'].map((file) =>
      path.join(root, file),
    ) as [string, string];
    const { stdout } = spawnSync(program, ['-c', config, '--format', 'json', folder], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    return (JSON.parse(stdout) as Report).diagnostics.flatMap(({ filename, message, code, labels }) => {
      const sample = linted[parseInt(path.basename(filename))];
      // Parts of a program are invalid alone.
      if (!sample || (!code && isCode(sample))) return [];
      const row = labels[0]?.span.line ?? 1;
      return { file: sample.file, line: sample.line + row - 1, message: `${message} (${code ?? 'syntax'})` };
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
