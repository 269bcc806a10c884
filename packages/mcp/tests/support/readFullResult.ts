import type { SampleChecker } from '../../src/check/SampleChecker.ts';
import { limits } from '../../src/limits.ts';
import type { Site } from '../../src/site/Site.ts';
import { callTool } from '../../src/tools/callTool.ts';

/** Calls a tool that doesn't need the compiler, and reads all parts of its result. */
export async function readFullResult(
  site: Site,
  tool: string,
  args: Record<string, unknown>,
): Promise<{ text: string; failed: boolean; answers: number }> {
  const signal = new AbortController().signal;
  const checker = undefined as unknown as SampleChecker;
  const parts: string[] = [];
  let cursor: string | undefined;
  let failed = false;
  do {
    const result = await callTool(
      tool,
      { ...args, ...(cursor ? { cursor } : {}) },
      { site, checker, signal },
    );
    const [first] = result.content;
    if (first?.type !== 'text') throw new Error(`${tool} gave no text`);
    if (first.text.length > limits.answer)
      throw new Error(`${tool} gave ${first.text.length} characters at once`);
    parts.push(first.text);
    failed ||= result.isError === true;
    cursor = result._meta?.nextCursor as string | undefined;
  } while (cursor);
  return { text: parts.join(''), failed, answers: parts.length };
}
