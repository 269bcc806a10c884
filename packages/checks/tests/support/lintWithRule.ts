import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseToolJson, runTool } from '../../src/code/runTool.ts';

interface Diagnostic {
  filename: string;
  message: string;
  labels: { span: { line: number } }[];
}

/**
 * Lints files of a folder of their own with one of this repository's rules.
 *
 * @param config - the rule's plugin and settings, as in `.config/oxlint.mjs`
 * @param files - the code of each file, by path
 * @returns the lines and messages of each file's problems, by path
 */
export async function lintWithRule(
  config: { plugin: string; rules?: object; overrides?: readonly object[] },
  files: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  try {
    for (const [file, code] of Object.entries(files)) {
      fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), code);
    }
    const { plugin, ...rest } = config;
    const settings = { plugins: [], jsPlugins: [path.resolve(plugin)], categories: {}, ...rest };
    fs.writeFileSync(path.join(folder, 'oxlint.json'), JSON.stringify(settings));
    const args = ['-c', path.join(folder, 'oxlint.json'), '--allow', 'all', '--format', 'json', folder];
    const { output } = await runTool('oxlint', args);
    const { diagnostics } = parseToolJson<{ diagnostics: Diagnostic[] }>('oxlint', '{', output);
    const found = new Map(Object.keys(files).map((file) => [file, [] as string[]]));
    for (const { filename, message, labels } of diagnostics)
      found.get(path.relative(folder, filename))?.push(`${labels[0]?.span.line}: ${message}`);
    return found;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
