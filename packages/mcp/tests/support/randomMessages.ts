import fc from 'fast-check';
import { promptDefinitions } from '../../src/prompts/definitions.ts';
import { toolDefinitions } from '../../src/tools/definitions.ts';

/** Generates a number of messages, the same in every run. Some are nearly valid, and some aren't even JSON. */
export function randomMessages(numRuns: number, seed = 4): string[] {
  const names = [...toolDefinitions, ...promptDefinitions].map(({ name }) => name);
  const methods = (
    'tools/list tools/call resources/list resources/read resources/templates/list prompts/list prompts/get ping ' +
    'initialize server/discover logging/setLevel completion/complete notifications/cancelled subscriptions/listen toString'
  ).split(' ');
  const params = fc.oneof(
    fc.record(
      {
        name: fc.oneof(fc.constantFrom(...names), fc.string(), fc.integer()),
        arguments: fc.oneof(
          fc.dictionary(
            fc.constantFrom('query', 'page', 'symbol', 'operation', 'error', 'limit', 'cursor', '__proto__'),
            fc.oneof(fc.string(), fc.integer(), fc.jsonValue({ maxDepth: 2 })),
          ),
          fc.jsonValue({ maxDepth: 2 }),
        ),
        uri: fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `nacre-docs://page/${text}`),
        ),
        cursor: fc.oneof(fc.string(), fc.integer()),
        _meta: fc.jsonValue({ maxDepth: 2 }),
      },
      { requiredKeys: [] },
    ),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const message = fc.record(
    {
      jsonrpc: fc.oneof(
        { weight: 9, arbitrary: fc.constant('2.0') },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
      ),
      id: fc.oneof(fc.integer(), fc.string({ minLength: 6 }), fc.jsonValue({ maxDepth: 1 })),
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...methods) },
        { weight: 1, arbitrary: fc.string() },
      ),
      params,
    },
    { requiredKeys: ['method'] },
  );
  const line = fc.oneof(
    { weight: 8, arbitrary: message.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' ')) },
  );
  return fc.sample(line, { numRuns, seed });
}
