import { useEffect, useState } from 'react';

/** Shorter waits go unnoticed and need no message. */
const LATE_MS = 200;

/** Returns whether a wait takes so long that it should be shown. */
export default function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
