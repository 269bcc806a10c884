import fs from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { promptDefinitions } from '../src/prompts/definitions.ts';
import { toolDefinitions } from '../src/tools/definitions.ts';
import { root } from './support/fixtureSite.ts';
import { serveFixture } from './support/serveFixture.ts';
import { NEGOTIATION_MODES, overHttp, overStdio } from './support/servers.ts';

const served = serveFixture();

/** A valid call of every tool, and a text that the result contains. */
const CALLS: Record<
  (typeof toolDefinitions)[number]['name'],
  [args: Record<string, unknown>, expected: string]
> = {
  search_docs: [{ query: 'sign out' }, 'Page: /products/nacre-auth#sign-out'],
  read_page: [{ page: '/products/nacre-auth' }, '# Nacre Auth'],
  lookup_symbol: [{ symbol: 'Client' }, "import { Client } from '@nacre/sdk-base';"],
  lookup_operation: [{ operation: 'createOrder' }, '`POST /orders`'],
  explain_error: [{ error: 'sdk/timeout' }, 'SdkErrorType.Timeout'],
  check_sample: [{ code: "import { Client } from '@nacre/sdk-base';\nnew Client({});" }, '2:12 TS2345'],
};

const textOf = ({ content }: { content: unknown[] }) =>
  content.map((block) => (block as { text?: string }).text ?? '').join('\n');

const paramsError = (message: string) =>
  expect.objectContaining({ code: -32602, message: expect.stringContaining(message) as string }) as Error;

const isLong = process.env.TEST_ALL === '1';
type Transport = 'stdio' | 'HTTP';

/** The long run covers each transport with each protocol revision, and the short run covers each of them once. */
const erasOf = (transport: Transport) =>
  NEGOTIATION_MODES.filter((era) => isLong || (era === 'legacy') === (transport === 'stdio'));

/**
 * Each server starts a compiler, which takes longer than all other calls, so the short run uses it on one server only.
 */
const toolsOf = (transport: Transport) =>
  toolDefinitions
    .map(({ name }) => name)
    .filter((name) => isLong || transport === 'HTTP' || name !== 'check_sample');

describe.each(['stdio', 'HTTP'] as const)('over %s', (transport) => {
  describe.each(erasOf(transport))('with a client that opens as %s', (era) => {
    let client: Client;

    beforeAll(async () => {
      client = await (transport === 'stdio' ? overStdio(served.site, era) : overHttp(served.http.url, era));
    });

    afterAll(() => client.close());

    test('the server says who it is', () => {
      const { version } = JSON.parse(
        fs.readFileSync(path.join(root, 'packages/mcp/package.json'), 'utf8'),
      ) as {
        version: string;
      };
      expect(client.getServerVersion()).toMatchObject({ name: 'nacre-docs', version });
      expect(client.getInstructions()).toContain('read-only');
    });

    test('every tool is listed as it is defined', async () => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name, description }) => ({ name, description }))).toEqual(
        toolDefinitions.map(({ name, description }) => ({ name, description })),
      );
      for (const { inputSchema, outputSchema, annotations } of tools) {
        expect(outputSchema).toMatchObject({ type: 'object' });
        expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
        expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      }
    });

    test.each(toolsOf(transport))(
      '%s answers',
      async (name) => {
        const [args, expected] = CALLS[name];
        const result = await client.callTool({ name, arguments: args });
        expect(result.isError).toBeFalsy();
        expect(textOf(result)).toContain(expected);
        // The client validates it against the tool's schema. Reading only the structured content must be enough.
        const { text, results } = result.structuredContent as { text?: string; results?: { page: string }[] };
        expect(results ? `Page: ${results[0]?.page}` : text).toContain(expected);
      },
      180_000,
    );

    test('every page is listed as a resource, and read', async () => {
      const { resources } = await client.listResources();
      expect(resources.map(({ uri }) => uri).toSorted()).toEqual([
        'nacre-docs://page/',
        'nacre-docs://page/api/sdk-base/Class.Client',
        'nacre-docs://page/backend-openapi',
        'nacre-docs://page/backend-openapi/orders',
        'nacre-docs://page/llms.txt',
        'nacre-docs://page/long',
        'nacre-docs://page/products/embedded-wallet/exceptions',
        'nacre-docs://page/products/nacre-auth',
        'nacre-docs://page/products/quick-start-guide',
        'nacre-docs://page/technical-guides/faq',
      ]);
      for (const { uri, title } of resources) {
        const { contents } = await client.readResource({ uri });
        expect(contents).toHaveLength(1);
        expect(contents[0]).toMatchObject({ uri, mimeType: 'text/markdown' });
        // A part's title starts with its page's title.
        expect((contents[0] as { text: string }).text).toContain(`# ${title?.split(': ').at(-1)}`);
      }
    });

    test('the template leads to the parts of a long page', async () => {
      const { resourceTemplates } = await client.listResourceTemplates();
      expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
        'nacre-docs://page/{+path}{?part}',
      ]);
      const text = async (uri: string) =>
        ((await client.readResource({ uri })).contents[0] as { text: string }).text;
      const first = await text('nacre-docs://page/long');
      const next = /continues at (\S+)/.exec(first)?.[1] ?? '';
      expect(next).toBe('nacre-docs://page/long?part=2');
      expect(await text(next)).toContain('zebra599');
      await expect(text('nacre-docs://page/long?part=9')).rejects.toThrow(
        paramsError("has only 2 parts, so there's no part 9"),
      );
    });

    test('every prompt is listed and returned', async () => {
      const { prompts } = await client.listPrompts();
      expect(prompts.map(({ name }) => name)).toEqual(promptDefinitions.map(({ name }) => name));
      for (const { name, arguments: args = [] } of prompts) {
        const requiredArgs = Object.fromEntries(
          args.filter(({ required }) => required).map((argument) => [argument.name, 'sdk/timeout']),
        );
        const { messages } = await client.getPrompt({ name, arguments: requiredArgs });
        expect(messages).toHaveLength(1);
        const text = (messages[0]?.content as { text: string } | undefined)?.text;
        expect(text).toContain('check_sample');
        expect(text).not.toMatch(/\{\w+\}|undefined/);
      }
    });

    const columns = ['method', 'params', 'message'] as const;
    const long = {
      method: 'readResource',
      params: JSON.stringify({ uri: `nacre-docs://page/a${'/'.repeat(5000)}b` }),
      message: 'may have at most 300 characters',
    };
    test.each([...readTable('packages/mcp/tests/invalidCalls.tsv', columns), long])(
      'an invalid call is rejected with a reason, and the next one works: $method with $params',
      async ({ method, params, message }) => {
        const call = client[method as 'callTool' | 'readResource' | 'getPrompt'] as (
          given: object,
        ) => Promise<unknown>;
        await expect(call.call(client, JSON.parse(params) as object)).rejects.toThrow(paramsError(message));
        const result = await client.callTool({ name: 'explain_error', arguments: { error: 'sdk/timeout' } });
        expect(textOf(result)).toContain('# sdk/timeout');
      },
    );

    test.each<[string, Record<string, unknown>, string]>([
      ['search_docs', { query: 'a', limit: 26 }, '`limit` must be from 1 to 25, and is 26'],
      ['read_page', { page: '/../../etc/passwd' }, 'is outside the site'],
      ['read_page', { page: '/', cursor: 'abc' }, "the cursor doesn't belong to this request"],
    ])('%s reports invalid arguments to the model', async (name, args, message) => {
      const result = await client.callTool({ name, arguments: args });
      expect(result).toMatchObject({ isError: true });
      expect(result.structuredContent).toBeUndefined();
      expect(textOf(result)).toContain(message);
    });

    test('arguments and addresses are completed', async () => {
      const valuesOf = async (ref: Parameters<Client['complete']>[0]['ref'], name: string, value: string) =>
        (await client.complete({ ref, argument: { name, value } })).completion.values;
      const prompt = (name: string) => ({ type: 'ref/prompt', name }) as const;
      expect(await valuesOf(prompt('sign_users_in'), 'method', '')).toEqual([
        'email',
        'sms',
        'jwt',
        'google',
      ]);
      expect(await valuesOf(prompt('add_wallet'), 'framework', 'Re')).toEqual(['react']);
      expect(await valuesOf(prompt('handle_error'), 'error', 'timeout')).toEqual([
        'sdk/timeout',
        'iframe/timeout',
      ]);
      const page = { type: 'ref/resource', uri: 'nacre-docs://page/{+path}{?part}' } as const;
      expect(await valuesOf(page, 'path', 'quick')).toEqual(['products/quick-start-guide']);
      expect(await valuesOf(page, 'path', 'products')).toContain('products/nacre-auth');
      expect(await valuesOf(page, 'part', '')).toEqual([]);
      await expect(valuesOf(prompt('steal'), 'method', '')).rejects.toThrow(paramsError('no prompt "steal"'));
      await expect(valuesOf(prompt('add_wallet'), 'x', '')).rejects.toThrow(paramsError('no argument `x`'));
      await expect(valuesOf({ ...page, uri: 'file:///{path}' }, 'path', '')).rejects.toThrow(
        paramsError('the only template is'),
      );
    });
  });

  test('two clients at once get their own answers', async () => {
    const open = () => (transport === 'stdio' ? overStdio(served.site) : overHttp(served.http.url));
    const clients = await Promise.all([open(), open()]);
    const codes = [
      'sdk/timeout',
      'jwt/expired',
      'sdk/conflict',
      'iframe/timeout',
      'sdk/aborted',
      'jwt/malformed',
    ];
    const answers = await Promise.all(
      codes.map((error, index) =>
        clients[index % 2]?.callTool({ name: 'explain_error', arguments: { error } }),
      ),
    );
    answers.forEach((answer, index) => expect(answer && textOf(answer)).toContain(`# ${codes[index]}\n`));
    await Promise.all(clients.map((client) => client.close()));
  });
});
