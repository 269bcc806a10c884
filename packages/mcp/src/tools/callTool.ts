import { ProtocolError, ProtocolErrorCode, type CallToolResult } from '@modelcontextprotocol/server';
import type { SampleChecker } from '../check/SampleChecker.ts';
import { limits } from '../limits.ts';
import { makeCursor, readCursor } from '../paging/cursor.ts';
import { cutText } from '../paging/cutText.ts';
import type { Site } from '../site/Site.ts';
import type { ToolResult } from './ToolResult.ts';
import { checkSample } from './checkSample.ts';
import { toolDefinitions, type ArgumentsOf, type ToolName } from './definitions.ts';
import { explainError } from './explainError.ts';
import { lookupOperation } from './lookupOperation.ts';
import { lookupSymbol } from './lookupSymbol.ts';
import { invalidParams, shorten } from '../invalidParams.ts';
import { readArguments } from './readArguments.ts';
import { readPage } from './readPage.ts';
import { searchDocs } from './searchDocs.ts';

export interface ToolContext {
  site: Site;
  checker: SampleChecker;
  signal: AbortSignal;
  /** Identifies the client, if there are several. */
  client?: string | undefined;
}

type Tools = {
  readonly [N in ToolName]: (context: ToolContext, args: ArgumentsOf<N>) => ToolResult | Promise<ToolResult>;
};

const tools: Tools = {
  search_docs: ({ site }, args) => searchDocs(site, args),
  read_page: ({ site }, args) => readPage(site, args),
  lookup_symbol: ({ site }, args) => lookupSymbol(site, args),
  lookup_operation: ({ site }, args) => lookupOperation(site, args),
  explain_error: ({ site }, args) => explainError(site, args),
  check_sample: ({ checker, signal, client }, args) => checkSample(checker, args, signal, client),
};

/** Calls a tool with a client's arguments. An unknown tool is rejected with a protocol error. */
export async function callTool(name: string, input: unknown, context: ToolContext): Promise<CallToolResult> {
  const definition = toolDefinitions.find((tool) => tool.name === name);
  if (!definition) {
    throw invalidParams(
      `there is no tool "${shorten(name)}": there are ${toolDefinitions.map((tool) => tool.name).join(', ')}`,
    );
  }
  try {
    return await callDefined(definition, input, context);
  } catch (error) {
    // Models see results, but seldom protocol errors. A wrong argument is for them to correct.
    if (!(error instanceof ProtocolError) || error.code !== ProtocolErrorCode.InvalidParams) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

async function callDefined(
  definition: (typeof toolDefinitions)[number],
  input: unknown,
  context: ToolContext,
): Promise<CallToolResult> {
  const { cursor, ...args } = readArguments(definition, input);
  const request = [definition.name, args];
  const start = readCursor(request, cursor as string | undefined);
  const call = tools[definition.name] as (
    context: ToolContext,
    args: unknown,
  ) => ToolResult | Promise<ToolResult>;
  const { content, pageSize = 1, failed = false, structuredData, results } = await call(context, args);
  if (start > 0 && start >= content.length) {
    throw invalidParams('the cursor points past the end: leave it out to start again');
  }
  const end = typeof content === 'string' ? cutText(content, start, limits.answer) : start + pageSize;
  const part = content.slice(start, end);
  const nextCursor = end < content.length ? makeCursor(request, end) : undefined;
  const texts = [
    typeof part === 'string' ? part : part.join('\n\n'),
    ...(nextCursor ? [`There is more: call again with cursor "${nextCursor}".`] : []),
  ];
  const structuredContent = {
    ...structuredData,
    // Some clients show models only the structured content.
    ...(results ? { results: results.slice(start, end) } : { text: texts[0] }),
    ...(nextCursor ? { nextCursor } : {}),
  };
  return {
    content: texts.map((text) => ({ type: 'text', text })),
    ...(failed ? { isError: true } : { structuredContent }),
    ...(nextCursor ? { _meta: { nextCursor } } : {}),
  };
}
