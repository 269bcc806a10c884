import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectSite } from '../../mcp/scripts/collectSite.ts';
import type { SampleChecker } from '../../mcp/src/check/SampleChecker.ts';
import { loadSite } from '../../mcp/src/site/loadSite.ts';
import { callTool } from '../../mcp/src/tools/callTool.ts';
import { buildDirectory } from './build.ts';

/** The addresses in an answer of `search_docs`, best first. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/^Page: (\S+)$/gm)].map(([, address = '']) => address);

/** The tool `search_docs` over the build, asked without a client. */
export function searchDocsOfBuild(): (query: string, limit: number) => Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-search-'));
  collectSite(path.resolve('.'), path.join(folder, 'site'), { build: buildDirectory, types: false });
  const site = loadSite(path.join(folder, 'site'));
  fs.rmSync(folder, { recursive: true });
  // No sample is checked.
  const context = {
    site,
    checker: undefined as unknown as SampleChecker,
    signal: new AbortController().signal,
  };
  return async (query, limit) => {
    const { content } = await callTool('search_docs', { query, limit }, context);
    return addressesIn(content[0]?.type === 'text' ? content[0].text : '');
  };
}
