import { createSandbox as create } from '../../../../sdk-base/src/sandbox/index.ts';

export * from '../../../../sdk-base/src/sandbox/index.ts';

type Sandbox = ReturnType<typeof create>;

let first: Sandbox | undefined;

/** Replaces the SDK's function in samples, and stores the program's first sandbox to read its clock. */
export function createSandbox(...args: Parameters<typeof create>): Sandbox {
  const sandbox = create(...args);
  first ??= sandbox;
  return sandbox;
}

/** Returns the clock time of the program's first sandbox, if there is one. */
export const sandboxTime = (): string | undefined => first?.clock.now().toISOString();
