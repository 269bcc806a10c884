// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { copyMcpSetup, copyPage } from '../../src/components/PageMenu/actions.ts';
import { mcpSetupAddress } from '../../src/config/mcpSetupAddress.ts';

let copied: string[] = [];
const writeText = vi.fn((text: string) => Promise.resolve(void copied.push(text)));

const respondWith = (body: string, status: number, type: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }));

beforeEach(() => {
  copied = [];
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

it('a page is copied as Markdown, and the setup from its file', async () => {
  const fetched = respondWith('# A page', 200, 'text/markdown');
  expect(await copyPage('/a.md')).toBe('Copied the page.');
  expect(copied).toEqual(['# A page']);
  respondWith('{}', 200, 'application/json');
  expect(await copyMcpSetup('/docs/')).toBe('Copied the MCP setup.');
  expect(fetched.mock.calls.flat()).toEqual(['/a.md', `/docs/${mcpSetupAddress}`]);
});

it.each([
  ['missing', 404, 'text/plain'],
  ['answered with a page of the host', 200, 'text/html; charset=utf-8'],
  ['answered with a page that says it is missing', 404, 'text/html'],
])('a file that is %s is not copied', async (_, status, type) => {
  respondWith('<p>None</p>', status, type);
  expect(await copyPage('/a.md')).toBe('Not copied: the Markdown could not be loaded.');
  expect(copied).toEqual([]);
});

it('a browser that refuses the clipboard is named as the cause', async () => {
  respondWith('# A page', 200, 'text/markdown');
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await copyPage('/a.md')).toBe('Not copied: the browser does not allow it here.');
});
