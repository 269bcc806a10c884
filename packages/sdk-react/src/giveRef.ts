import type { ForwardedRef } from 'react';

/** Hands a value to a ref that a parent gave, whichever kind of ref it is. */
export function giveRef<T>(ref: ForwardedRef<T>, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
