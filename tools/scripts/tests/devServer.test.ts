import { beforeEach, expect, it, vi } from 'vitest';
import { DevServer } from '../start/DevServer.ts';

interface Options {
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

const onEnd = vi.fn();
/** A server that has started, and what its program tells. */
function serve(): Options {
  const server = new DevServer([]);
  server.listen(() => undefined, onEnd);
  server.serve();
  return started[0] as Options;
}

beforeEach(() => {
  started.length = 0;
  onEnd.mockClear();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

it('a dev server that crashes starts again, once', () => {
  serve().onEnd(null);
  expect(started).toHaveLength(2);
  expect(onEnd).not.toHaveBeenCalled();
  started[1]?.onEnd(null);
  expect(started).toHaveLength(2);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('one that ends waits for a writer', () => {
  serve().onEnd(1);
  expect(started).toHaveLength(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
