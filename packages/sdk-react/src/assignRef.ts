import type { ForwardedRef } from 'react';

/** Assigns a value to a parent's ref of either kind. */
export function assignRef<T>(ref: ForwardedRef<T>, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
