import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserProgram } from '../../../packages/model/src/samples/browserPrograms.ts';
import type { WorkerMessage, RunRequest } from '../../../packages/samples/src/browser/messages.ts';
import { writeFiles } from '../../../packages/model/src/SiteFile.ts';
import { buildModules } from '../../../packages/samples/src/modules/buildModules.ts';

type Ended = Extract<WorkerMessage, { kind: 'ended' }>;

/** The modules that a browser loads, built to run in Node. */
export interface RunModules {
  /** Opens a program in a worker. Each call runs it up to a block, and returns that block's output. */
  open(program: BrowserProgram): Promise<(block: number, edits?: RunRequest['edits']) => Promise<Ran>>;
  remove(): void;
}

interface Ran {
  printed: string;
  ended: Ended;
}

export async function runModules(programs: readonly BrowserProgram[]): Promise<RunModules> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'run-samples-')));
  const { modules } = await buildModules(process.cwd(), programs);
  writeFiles(folder, [...modules, { path: 'package.json', content: '{"type":"module"}' }]);
  const moduleUrl = (name: string) => pathToFileURL(path.join(folder, 'fragments/run', `${name}.js`)).href;
  let count = 0;
  return {
    remove: () => fs.rmSync(folder, { recursive: true }),
    async open({ name, version }) {
      const worker = new WorkerScope();
      count += 1;
      // A different URL makes Node import the worker's module again.
      await worker.load(`${moduleUrl('worker')}?${count}`);
      return (block, edits = {}) => worker.run({ program: moduleUrl(name), version, upTo: block, edits });
    },
  };
}

const scope = globalThis as unknown as {
  addEventListener: (type: string, listen: (event: { data: RunRequest }) => void) => void;
  postMessage: (answer: WorkerMessage) => void;
};

/** Simulates a worker's global scope. */
class WorkerScope {
  #listener: (event: { data: RunRequest }) => void = () => undefined;

  async load(address: string): Promise<void> {
    const before = scope.addEventListener;
    scope.addEventListener = (_type, listen) => (this.#listener = listen);
    await import(/* @vite-ignore */ address);
    scope.addEventListener = before;
  }

  run(request: RunRequest): Promise<Ran> {
    const before = scope.postMessage;
    return new Promise<Ran>((resolve, reject) => {
      const lines: string[] = [];
      scope.postMessage = (answer) => {
        if (answer.kind === 'printed') lines.push(answer.text);
        else if (answer.kind === 'ended') resolve({ printed: lines.join('\n').trimEnd(), ended: answer });
        else reject(new Error(`The worker answered with ${answer.kind}`));
      };
      this.#listener({ data: request });
    }).finally(() => {
      scope.postMessage = before;
    });
  }
}
