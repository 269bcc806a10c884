import { isObject } from '../../../packages/model/src/openapi/document.ts';

/** What is wrong with one value: a JSON Pointer into the body, or the name of a parameter. */
interface Complaint {
  readonly pointer: string;
  readonly detail: string;
}

/** The body of a refusal, as far as it is shown apart. */
export interface ShownProblem {
  readonly code: string;
  readonly detail: string;
  /** Where the code is explained: the path of a page of the site. */
  readonly page: string;
  readonly complaints: readonly Complaint[];
}

/** Reads a problem document; nothing if an answer is none. */
export function problemOf(body: unknown, baseUrl: string): ShownProblem | undefined {
  if (!isObject(body) || typeof body.code !== 'string' || typeof body.type !== 'string') return undefined;
  const { pathname, hash } = new URL(body.type);
  const errors = Array.isArray(body.errors) ? body.errors.filter(isObject) : [];
  return {
    code: body.code,
    detail: String(body.detail ?? ''),
    page: baseUrl + pathname.slice(1) + hash,
    complaints: errors.map(({ pointer, detail }) => ({ pointer: String(pointer), detail: String(detail) })),
  };
}

/** The field that a complaint is about: the value's own, or the nearest one around it that has one. */
export function fieldFor(pointer: string, fields: ReadonlySet<string>): string | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    if (fields.has(at)) return at;
    if (!at.includes('/')) return undefined;
  }
}
