import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectSite } from '../../packages/mcp/scripts/collectSite.ts';
import type { SampleChecker } from '../../packages/mcp/src/check/SampleChecker.ts';
import { loadSite } from '../../packages/mcp/src/site/loadSite.ts';
import { callTool } from '../../packages/mcp/src/tools/callTool.ts';
import { buildDirectory } from './build.ts';

/** The addresses in an answer of `search_docs`, best first. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/^Page: (\S+)$/gm)].map(([, address = '']) => address);

/** The server's tools over the build, asked without a client. */
interface Tools {
  /** Gives the text that a tool answers with. No sample can be checked. */
  call: (tool: string, args: Record<string, unknown>) => Promise<string>;
  /** Removes the pages, which are read as they are asked for. */
  remove: () => void;
}

export function toolsOfBuild(): Tools {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-search-'));
  collectSite(path.resolve('.'), path.join(folder, 'site'), { build: buildDirectory, types: false });
  const context = {
    site: loadSite(path.join(folder, 'site')),
    checker: undefined as unknown as SampleChecker,
    signal: new AbortController().signal,
  };
  return {
    call: async (tool, args) => {
      const { content } = await callTool(tool, args, context);
      return content[0]?.type === 'text' ? content[0].text : '';
    },
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}

/** The tool `search_docs` over the build. */
export function searchDocsOfBuild(): (query: string, limit: number) => Promise<string[]> {
  const { call, remove } = toolsOfBuild();
  // The index is in memory by now.
  remove();
  return async (query, limit) => addressesIn(await call('search_docs', { query, limit }));
}
