import { beforeEach, expect, it, vi } from 'vitest';
import { DevServer } from '../start/DevServer.ts';

interface Options {
  isForeground?: boolean;
  onEnd: (status: number | null) => void;
}

const started = vi.hoisted((): Options[] => []);
vi.mock('../start/Program.ts', () => ({
  Program: class {
    constructor(_file: string, _args: readonly string[], options: Options) {
      started.push(options);
    }
    stop() {}
  },
}));
vi.mock('../bundleConfiguration.ts', () => ({ bundleConfiguration: async () => undefined }));

const onEnd = vi.fn();
/** Starts a server, and returns the options of its program. */
async function serve(): Promise<Options> {
  const server = new DevServer([]);
  server.listen(() => undefined, onEnd);
  server.serve();
  await expect.poll(() => started).toHaveLength(1);
  return started[0] as Options;
}

beforeEach(() => {
  started.length = 0;
  onEnd.mockClear();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

it('restarts a dev server that crashes, once', async () => {
  (await serve()).onEnd(null);
  await expect.poll(() => started).toHaveLength(2);
  expect(onEnd).not.toHaveBeenCalled();
  started[1]?.onEnd(null);
  expect(started).toHaveLength(2);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('does not restart a dev server that exits by itself', async () => {
  (await serve()).onEnd(1);
  expect(started).toHaveLength(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('runs on while other programs pause', async () => {
  expect((await serve()).isForeground).toBe(true);
});
