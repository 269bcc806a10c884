import { spawn } from 'node:child_process';
import { site } from '../../../src/config/site.ts';

/** The check needs a newer Node than this repository. Both are installed from npm, only for this call. */
const PACKAGES = ['node@24.21.0', 'afdocs@0.22.2'];

interface Report {
  results: { id: string; status: 'pass' | 'warn' | 'fail' | 'skip' | 'error'; message: string }[];
  scoring: { overall: number; grade: string };
}

/** Runs the agent-friendliness check on pages of a site, which is served at another origin than its links point to. */
export async function checkForAgents(origin: string, routes: readonly string[]): Promise<Report> {
  const options = {
    format: 'json',
    urls: routes.map((route) => origin + route).join(','),
    'canonical-origin': site.url,
    'network-context': 'ci',
    'max-concurrency': '2',
    'request-delay': '0',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const packages = PACKAGES.flatMap((name) => ['--package', name]);
  const child = spawn('npx', ['--yes', ...packages, '--', 'afdocs', 'check', origin, '--score', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  await new Promise((resolve) => child.once('close', resolve));
  // The exit code is no help, because a failed check causes an error, too.
  if (!output.stdout.startsWith('{'))
    throw new Error(`afdocs gave no report:\n${output.stderr.slice(-2000)}`);
  return JSON.parse(output.stdout) as Report;
}
