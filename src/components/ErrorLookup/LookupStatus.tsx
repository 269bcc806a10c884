import { Fragment, type ReactNode } from 'react';
import type { FoundErrors } from './FoundErrors.ts';

/** What the lookup can say: nothing while nothing is asked. */
export type Answer = (FoundErrors & { readonly total: number }) | { readonly failed: true } | undefined;

/** More codes than that are not named: they are all in sight below. */
const MOST_NAMED = 4;

/** How many errors were found, and the first of them: what stands below has the page's order. */
export default function LookupStatus({ answer }: { readonly answer: Answer }): ReactNode {
  if (!answer) return null;
  if ('failed' in answer) return 'The search could not be loaded. All errors are listed below.';
  const { errors, total, isPartial } = answer;
  if (errors.length === 0)
    return 'No error matches. Try its code, other words, or the whole text of the error.';
  const named = errors.slice(0, MOST_NAMED);
  return (
    <>
      {isPartial ? 'No error has all of these words. Closest' : `${errors.length} of ${total} errors`}:{' '}
      {named.map(({ anchor, code }, place) => (
        <Fragment key={code}>
          {place > 0 && ', '}
          <a href={`#${anchor}`}>
            <code>{code}</code>
          </a>
        </Fragment>
      ))}
      {errors.length > named.length && ', …'}
    </>
  );
}
