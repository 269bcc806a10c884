import { limits, SECRET_KEY, SIGN_IN_CALLS } from './constants.ts';
import { handlers } from './handlers.ts';
import type { Operation } from './operations.ts';
import type { SandboxRequestOptions } from './SandboxApi.ts';
import type { World } from './World.ts';

/** A limit on calls in `limits.callsWindow`. */
type Limit = 'secretKeyCalls' | 'publishableKeyCalls' | 'signInCalls';

/** The remaining calls after a call, as headers of its response. */
export type RateLimit = { isOver: boolean; reset: number; headers: Record<string, string> };

/** Returns the limits of a call. Calls with an access token and calls without a key have none. */
function limitsOf(operation: Operation, { secretKey }: SandboxRequestOptions): Limit[] {
  if (secretKey !== undefined) return secretKey === SECRET_KEY ? ['secretKeyCalls'] : [];
  if (!handlers[operation].access.includes('publishableKey')) return [];
  return SIGN_IN_CALLS.includes(operation) ? ['publishableKeyCalls', 'signInCalls'] : ['publishableKeyCalls'];
}

/**
 * Counts a call unless a limit is used up. A window begins with its first call. All calls have the same network
 * address, since the sandbox is on one machine.
 */
export function countCall(
  { state, clock }: World,
  operation: Operation,
  options: SandboxRequestOptions,
): RateLimit | undefined {
  const now = clock.milliseconds();
  const windows = limitsOf(operation, options).map((name) => {
    let window = state.callWindows.get(name);
    if (!window || window.endsAt <= now) window = { endsAt: now + limits.callsWindow, calls: 0 };
    state.callWindows.set(name, window);
    return { window, limit: limits[name] };
  });
  const isOver = windows.some(({ window, limit }) => window.calls >= limit);
  if (!isOver) for (const { window } of windows) window.calls += 1;
  const [tightest] = windows
    .map(({ window: { endsAt, calls }, limit }) => ({ endsAt, limit, remaining: limit - calls }))
    .sort((one, other) => one.remaining - other.remaining || other.endsAt - one.endsAt);
  if (!tightest) return undefined;
  const reset = Math.ceil((tightest.endsAt - now) / 1_000);
  return {
    isOver,
    reset,
    headers: {
      'RateLimit-Limit': `${tightest.limit}`,
      'RateLimit-Remaining': `${tightest.remaining}`,
      'RateLimit-Reset': `${reset}`,
    },
  };
}
