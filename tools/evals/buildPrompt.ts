import type { Task } from './readTasks.ts';

/** Returns the prompt for a model: the address of the docs, the task, and the format of the answer. */
export function buildPrompt({ prompt }: Task, docs: string): string {
  return [
    `You write code with Nacre. Its docs for assistants begin at ${docs}. Read what you need there before you write.`,
    prompt,
    "Answer with one TypeScript module in one code fence. It may import the Nacre SDKs, `jose` and Node's own modules. " +
      'It has to compile under `strict`.',
    '',
  ].join('\n\n');
}
