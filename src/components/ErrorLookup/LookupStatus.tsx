import { Fragment, type ReactNode } from 'react';
import type { FoundErrors } from './KnownError.ts';

/** The lookup's result; undefined for an empty field. */
export type LookupResult = (FoundErrors & { readonly total: number }) | { readonly failed: true } | undefined;

/** Maximum number of codes to name. All results are listed below anyway. */
const MOST_NAMED = 4;

/** The number of errors found, and the best matches. The entries below stay in the page's order. */
export default function LookupStatus({ answer }: { readonly answer: LookupResult }): ReactNode {
  if (!answer) return null;
  if ('failed' in answer) return 'The search could not be loaded. All errors are listed below.';
  const { errors, total, isPartial } = answer;
  if (errors.length === 0)
    return 'No error matches. Try its code, other words, or the whole text of the error.';
  const listed = errors.slice(0, MOST_NAMED);
  return (
    <>
      {isPartial ? 'No error has all of these words. Closest' : `${errors.length} of ${total} errors`}:{' '}
      {listed.map(({ anchor, code }, index) => (
        <Fragment key={code}>
          {index > 0 && ', '}
          <a href={`#${anchor}`}>
            <code>{code}</code>
          </a>
        </Fragment>
      ))}
      {errors.length > listed.length && ', …'}
    </>
  );
}
