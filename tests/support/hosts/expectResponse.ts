import { expect } from 'vitest';
import { responseHeaders } from '../../../deploy/rules/headers.ts';
import type { ExpectedResponse } from './requests.ts';

/** Compares a host's response with the one expected of every host. */
export async function expectResponse(sent: Response, asked: ExpectedResponse, base: string): Promise<void> {
  const header = (name: string) => sent.headers.get(name) ?? undefined;
  expect(sent.status).toBe(asked.status);
  expect(header('Location')).toBe(asked.to === undefined ? undefined : base + asked.to);
  if (asked.type) expect(header('Content-Type')).toBe(asked.type);
  if (asked.text !== undefined) expect(await sent.text()).toMatch(asked.text || /^$/);
  if (asked.vary) expect(header('Vary')).toBe(asked.vary);
  const keeps = asked.isKept
    ? 'public, max-age=31536000, immutable'
    : // Cloudflare itself sets these values for responses without a function.
      /^(?:public, max-age=0, must-revalidate|no-store)$/;
  expect(header('Cache-Control')).toMatch(keeps);
  expect(header('Cross-Origin-Resource-Policy')).toBe(asked.isShared ? 'cross-origin' : 'same-origin');
  expect(header('Access-Control-Allow-Origin')).toBeUndefined();
  const policy = header('Content-Security-Policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  for (const [name, value] of Object.entries(responseHeaders(policy))) expect(header(name)).toBe(value);
}
