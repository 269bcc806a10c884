import { expect } from 'vitest';
import { responseHeaders } from '../../../deploy/rules/headers.ts';
import type { ExpectedResponse } from './requests.ts';

/** Compares a host's response with the one expected of every host. */
export async function expectResponse(
  sent: Response,
  expected: ExpectedResponse,
  base: string,
): Promise<void> {
  const header = (name: string) => sent.headers.get(name) ?? undefined;
  expect(sent.status).toBe(expected.status);
  expect(header('Location')).toBe(expected.to === undefined ? undefined : base + expected.to);
  if (expected.status === 405) expect(header('Allow')).toBe('GET, HEAD');
  if (expected.type) expect(header('Content-Type')).toBe(expected.type);
  if (expected.text !== undefined) expect(await sent.text()).toMatch(expected.text || /^$/);
  if (expected.vary) expect(header('Vary')).toBe(expected.vary);
  const cacheControl = expected.isImmutable
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
  expect(header('Cache-Control')).toBe(cacheControl);
  expect(header('Cross-Origin-Resource-Policy')).toBe(expected.isShared ? 'cross-origin' : 'same-origin');
  expect(header('Access-Control-Allow-Origin')).toBeUndefined();
  const policy = header('Content-Security-Policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  for (const [name, value] of Object.entries(responseHeaders(policy))) expect(header(name)).toBe(value);
}
