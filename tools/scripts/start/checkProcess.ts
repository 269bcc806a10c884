/** Checks the requested pages, one after the other. It's a separate process, because the checks block the event loop. */
import { checkPages } from '../../../packages/checks/src/page/checkPages.ts';
import type { CheckAnswer } from './Checker.ts';

let last = Promise.resolve();

async function check(file: string): Promise<void> {
  const send = (answer: CheckAnswer) => void process.send?.(answer);
  try {
    send({ file, problems: await checkPages([file]) });
  } catch (error) {
    const message = (error as Error).message.split('\n')[0] ?? '';
    send({
      file,
      problems: [{ check: 'checks', file, line: 1, message: `could not be checked: ${message}` }],
    });
  }
}

process.on('message', ({ file }: { file: string }) => {
  last = last.then(() => check(file));
});
process.on('disconnect', () => process.exit());
