import { Server, type Tool } from '@modelcontextprotocol/server';
import { version } from '../package.json';
import type { SampleChecker } from './check/SampleChecker.ts';
import { complete } from './complete.ts';
import { readCursor } from './paging/cursor.ts';
import { promptDefinitions } from './prompts/definitions.ts';
import { getPrompt } from './prompts/getPrompt.ts';
import { listResources, pageTemplate, readResource } from './resources.ts';
import type { Site } from './site/Site.ts';
import { callTool } from './tools/callTool.ts';
import { toolDefinitions } from './tools/definitions.ts';
import { outputSchemas } from './tools/outputSchemas.ts';

const INSTRUCTIONS = [
  "Nacre's documentation: wallets, sign-in, tokens, loyalty and product passports, with two TypeScript SDKs and a backend API.",
  'Start with search_docs, read what you need with read_page, and look up symbols, operations and errors before you write code.',
  'check_sample compiles what you wrote against the SDKs. Everything here is read-only: nothing acts on a wallet, an order or an account.',
].join(' ');

/** The tools as listed for clients. No tool writes anything or accesses the network. */
const tools: Tool[] = toolDefinitions.map(
  ({ name, title, description, arguments: properties, required }) => ({
    name,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(properties).map(([argument, schema]) => [argument, { ...schema }]),
      ),
      required: [...required],
      additionalProperties: false,
    },
    outputSchema: outputSchemas[name],
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }),
);

const prompts = promptDefinitions.map(({ name, title, description, arguments: schemas, required }) => ({
  name,
  title,
  description,
  arguments: Object.entries(schemas).map(([argument, schema]) => ({
    name: argument,
    description: schema.enum ? `${schema.description} One of ${schema.enum.join(', ')}.` : schema.description,
    required: required.includes(argument),
  })),
}));

/**
 * Creates a server for one client, with the site that all clients share.
 *
 * @param client - identifies the client, if there are several
 */
export function createServer(site: Site, checker: SampleChecker, client?: string): Server {
  const server = new Server(
    { name: 'nacre-docs', title: 'Nacre Docs', version },
    { capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', ({ params }) => {
    readCursor('tools', params?.cursor);
    return { tools };
  });
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
    callTool(params.name, params.arguments, { site, checker, signal: mcpReq.signal, client }),
  );
  server.setRequestHandler('resources/list', ({ params }) => listResources(site, params?.cursor));
  server.setRequestHandler('resources/templates/list', ({ params }) => {
    readCursor('templates', params?.cursor);
    return { resourceTemplates: [pageTemplate] };
  });
  server.setRequestHandler('resources/read', ({ params }) => ({
    contents: [readResource(site, params.uri)],
  }));
  server.setRequestHandler('prompts/list', ({ params }) => {
    readCursor('prompts', params?.cursor);
    return { prompts };
  });
  server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params.name, params.arguments));
  server.setRequestHandler('completion/complete', ({ params }) => complete(site, params));
  return server;
}
