import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectSite } from '../../packages/mcp/scripts/collectSite.ts';
import type { SampleChecker } from '../../packages/mcp/src/check/SampleChecker.ts';
import { loadSite } from '../../packages/mcp/src/site/loadSite.ts';
import { callTool } from '../../packages/mcp/src/tools/callTool.ts';
import { buildDirectory } from './build.ts';

/** Returns the addresses in a result of `search_docs`, best first. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/^Page: (\S+)$/gm)].map(([, address = '']) => address);

/**
 * Returns a function that calls the server's tools for the built site without a client, and returns the text of a result.
 * There is no checker, so samples can't be checked. `remove` removes the pages, which are read on demand.
 */
export function toolsOfBuild() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-search-'));
  collectSite(path.resolve('.'), path.join(folder, 'site'), buildDirectory);
  const context = {
    site: loadSite(path.join(folder, 'site')),
    checker: undefined as unknown as SampleChecker,
    signal: new AbortController().signal,
  };
  return {
    call: async (tool: string, args: Record<string, unknown>) => {
      const { content } = await callTool(tool, args, context);
      return content[0]?.type === 'text' ? content[0].text : '';
    },
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}
