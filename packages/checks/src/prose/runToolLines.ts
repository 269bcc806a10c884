import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Runs an installed tool's command in its own process and returns the lines of its output. */
export async function runToolLines(name: string, options: string[], input = ''): Promise<string[]> {
  const manifest = packageFile(name);
  const { bin } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const command = path.join(path.dirname(manifest), bin[name] ?? '');
  const result = await runNode([command, ...options], input);
  const lines = `${result.stdout}${result.stderr}`.split('\n').filter((line) => line.trim() !== '');
  // Status 0 means no findings, and status 1 means findings, which are in the output.
  if (result.status !== 0 && (result.status !== 1 || lines.length === 0)) {
    throw new Error(`${name} failed with status ${result.status}: ${lines.join('\n')}`);
  }
  return lines;
}

function runNode(
  args: string[],
  input: string,
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    // A tool that exits before it reads its input prints the reason itself.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
}

const packageFile = (name: string) => {
  const require = createRequire(import.meta.url);
  const folder = (require.resolve.paths(name) ?? []).find((candidate) =>
    fs.existsSync(path.join(candidate, name, 'package.json')),
  );
  if (!folder) throw new Error(`${name} is not installed: run npm ci`);
  return path.join(folder, name, 'package.json');
};
