import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const TIME_LIMIT_MS = 15 * 60_000;

/** Writes a prompt to a command's standard input, and returns its output as the answer. */
export async function askModel(command: string, prompt: string): Promise<string> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], timeout: TIME_LIMIT_MS });
  const status = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A command that reads nothing closes its input, which causes an error here; its answer counts nevertheless.
  child.stdin.on('error', () => undefined);
  child.stdin.end(prompt);
  const answer = await text(child.stdout);
  const code = await status;
  if (code !== 0) throw new Error(`The command ended with ${code === null ? 'a signal' : `status ${code}`}.`);
  return answer;
}
