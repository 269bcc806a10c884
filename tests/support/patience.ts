import { vi } from 'vitest';

/** The time that a test waits for a state, in milliseconds. The default is one second, which is short for a busy machine. */
const timeout = 20_000;

// A worker that isn't isolated loads this file once for each test file.
const shared = vi as typeof vi & { plainWaitFor?: typeof vi.waitFor };
const waitFor = (shared.plainWaitFor ??= vi.waitFor);
vi.waitFor = (state, options) => waitFor(state, options ?? { timeout });

if (typeof document !== 'undefined')
  (await import('@testing-library/dom')).configure({ asyncUtilTimeout: timeout });
