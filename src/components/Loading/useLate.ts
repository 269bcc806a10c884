import { useEffect, useState } from 'react';

/** A wait that is shorter is not noticed, and not worth a word. */
const LATE_MS = 200;

/** Whether something that is waited for takes so long that it should be said. */
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
