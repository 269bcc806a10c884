/** Checks the requested pages, one after the other. It's a separate process, because the checks block the event loop. */
import { checkPages } from '../../../packages/checks/src/page/checkPages.ts';
import { typeCheck } from '../../../packages/model/src/samples/compile.ts';
import { samplesOf } from '../../../packages/model/src/samples/extract.ts';
import { toPrograms } from '../../../packages/model/src/samples/programs.ts';
import type { CheckAnswer } from './Checker.ts';

let last = Promise.resolve();
let isWarm = false;

async function check(file: string): Promise<void> {
  const send = (answer: CheckAnswer) => void process.send?.(answer);
  try {
    send({ file, problems: await checkPages([file]) });
    if (isWarm) return;
    isWarm = true;
    // Unchanged samples weren't compiled. The compiler's first run takes seconds, which the first mistake would wait for.
    const root = process.cwd();
    typeCheck(root, toPrograms(samplesOf(root, [file])));
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
