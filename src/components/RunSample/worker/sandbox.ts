import { createSandbox as create } from '../../../../packages/sdk-base/src/sandbox/index.ts';

export * from '../../../../packages/sdk-base/src/sandbox/index.ts';

type Sandbox = ReturnType<typeof create>;

let first: Sandbox | undefined;

/** The SDK's own, in whose place it stands for samples: it remembers the program's sandbox, to tell its time. */
export function createSandbox(...args: Parameters<typeof create>): Sandbox {
  const sandbox = create(...args);
  first ??= sandbox;
  return sandbox;
}

/** What the clock of the program's first sandbox says, if it has made one. */
export const sandboxTime = (): string | undefined => first?.clock.now().toISOString();
