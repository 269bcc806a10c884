import type { CallToolResult } from '@modelcontextprotocol/server';
import type { SampleChecker } from '../check/SampleChecker.ts';
import { limits } from '../limits.ts';
import { makeCursor, readCursor } from '../paging/cursor.ts';
import { cutText } from '../paging/cutText.ts';
import type { Site } from '../site/Site.ts';
import type { Answer } from './Answer.ts';
import { checkSample } from './checkSample.ts';
import { toolDefinitions, type ArgumentsOf, type ToolName } from './definitions.ts';
import { explainError } from './explainError.ts';
import { lookupOperation } from './lookupOperation.ts';
import { lookupSymbol } from './lookupSymbol.ts';
import { invalid } from '../invalid.ts';
import { readArguments } from './readArguments.ts';
import { readPage } from './readPage.ts';
import { searchDocs } from './searchDocs.ts';

/** What tools work with. */
export interface ToolContext {
  site: Site;
  checker: SampleChecker;
  signal: AbortSignal;
}

type Tools = {
  readonly [N in ToolName]: (context: ToolContext, args: ArgumentsOf<N>) => Answer | Promise<Answer>;
};

const tools: Tools = {
  search_docs: ({ site }, args) => searchDocs(site, args),
  read_page: ({ site }, args) => readPage(site, args),
  lookup_symbol: ({ site }, args) => lookupSymbol(site, args),
  lookup_operation: ({ site }, args) => lookupOperation(site, args),
  explain_error: ({ site }, args) => explainError(site, args),
  check_sample: ({ checker, signal }, args) => checkSample(checker, args, signal),
};

/** Calls a tool with what a client gave. A call that is wrong in itself is refused with an error of the protocol. */
export async function callTool(name: string, given: unknown, context: ToolContext): Promise<CallToolResult> {
  const definition = toolDefinitions.find((tool) => tool.name === name);
  if (!definition) {
    throw invalid(
      `there is no tool "${name.slice(0, 60)}": there are ${toolDefinitions.map((tool) => tool.name).join(', ')}`,
    );
  }
  const { cursor, ...args } = readArguments(definition, given);
  const request = [definition.name, args];
  const start = readCursor(request, cursor as string | undefined);
  const call = tools[definition.name] as (context: ToolContext, args: unknown) => Answer | Promise<Answer>;
  const { said, perAnswer = 1, failed = false } = await call(context, args);
  if (start > 0 && start >= said.length) {
    throw invalid('the cursor leads past the end: leave it out to start again');
  }
  const end = typeof said === 'string' ? cutText(said, start, limits.answer) : start + perAnswer;
  const part = said.slice(start, end);
  const nextCursor = end < said.length ? makeCursor(request, end) : undefined;
  const texts = [
    typeof part === 'string' ? part : part.join('\n\n'),
    ...(nextCursor ? [`There is more: call again with cursor "${nextCursor}".`] : []),
  ];
  return {
    content: texts.map((text) => ({ type: 'text', text })),
    ...(nextCursor ? { _meta: { nextCursor } } : {}),
    ...(failed ? { isError: true } : {}),
  };
}
