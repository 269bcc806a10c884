import type { FieldError } from '@nacre/sdk-base';
import { isObject } from '../../../../model/src/openapi/document.ts';

/** The parts of an error response that are shown separately. */
export interface ProblemSummary {
  readonly code: string;
  readonly detail: string;
  /** Path of the page that explains the code. */
  readonly page: string;
  readonly fieldErrors: readonly FieldError[];
}

/** Parses a problem document. Returns nothing for other responses. */
export function parseProblem(body: unknown, baseUrl: string): ProblemSummary | undefined {
  if (!isObject(body) || typeof body.code !== 'string' || typeof body.type !== 'string') return undefined;
  const { pathname, hash } = new URL(body.type);
  const errors = Array.isArray(body.errors) ? body.errors.filter(isObject) : [];
  return {
    code: body.code,
    detail: String(body.detail ?? ''),
    page: baseUrl + pathname.slice(1) + hash,
    fieldErrors: errors.map(({ pointer, detail }) => ({ pointer: String(pointer), detail: String(detail) })),
  };
}

/** Returns the field that an error message is about, or the nearest ancestor that has one. */
export function nearestField(pointer: string, fields: ReadonlySet<string>): string | undefined {
  for (let candidate = pointer; ; candidate = candidate.slice(0, candidate.lastIndexOf('/'))) {
    if (fields.has(candidate)) return candidate;
    if (!candidate.includes('/')) return undefined;
  }
}
