import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFeatures } from '../src/facts/features.ts';
import { checkNumbers, findNumbers, compileStatements } from '../src/facts/checkNumbers.ts';
import { checkNames } from '../src/facts/names.ts';
import { checkHandledErrors } from '../src/facts/checkHandledErrors.ts';
import { checkMessages } from '../src/facts/messages.ts';
import { checkRelations } from '../src/facts/relations.ts';
import { formatQuantity } from '../src/facts/quantities.ts';
import { lineOfSourceValue, readSourceValue } from '../src/facts/readSourceValue.ts';
import { proseFiles } from '../src/prose/files.ts';

const PAGE = 'docs/page.mdx';
const messagesOf = (text: string) =>
  checkNumbers(PAGE, text).map(({ line, message }) => `${line}: ${message}`);

describe('the figures', () => {
  it('are each stated by a text, in each of their wordings', () => {
    const statements = compileStatements('.');
    const stated = new Set(
      proseFiles().flatMap((file) =>
        findNumbers(file, fs.readFileSync(file, 'utf8'), statements).map(({ statement }) => statement),
      ),
    );
    expect(statements.filter((each) => !stated.has(each)).map(({ pattern }) => pattern.source)).toEqual([]);
  });

  it('are reported with the line, across line ends and markup', () => {
    expect(messagesOf('A text.\n\nA code is at\nleast **8\ncharacters** long.')).toEqual([
      expect.stringMatching(
        /^4: "at least 8 characters": SHORTEST_PASSWORD of packages\/sdk-base\/src\/keyFrame\/recoveryKeys\.ts:\d+ is 12\. Correct the text, or the code$/,
      ),
    ]);
  });

  it.each([
    'up to eight attempts',
    'up to 8 attempts',
    'the events of the last 30 days',
    'For a day, each request has two',
  ])('pass as %s', (text) => expect(messagesOf(text)).toEqual([]));

  it('are evaluated if they are computed from others', () => {
    const name = 'timings.accessTokenLifetime';
    expect(readSourceValue('.', { file: 'packages/sdk-base/src/sandbox/constants.ts', name })).toBe(
      15 * 60_000,
    );
    expect(() => readSourceValue('.', { file: 'package.json', name: 'nothing' })).toThrow(
      'package.json: has no nothing',
    );
    expect([
      formatQuantity(90_000, true),
      formatQuantity(86_400_000, true),
      formatQuantity(1, false),
    ]).toEqual(['90 seconds', '1 day', '1']);
  });
});

it.each([
  ['packages/sdk-base/src/sandbox/constants.ts', 'timings.accessTokenLifetime', 'accessTokenLifetime: '],
  ['packages/sdk-base/src/keyFrame/recoveryKeys.ts', 'SHORTEST_PASSWORD', 'SHORTEST_PASSWORD ='],
  ['packages/sdk-react/package.json', 'peerDependencies > react', '"react": '],
  ['openapi/backend.yaml', 'mintItems', 'operationId: mintItems'],
])('the source of a figure is reported with its line: %s, %s', (file, name, words) => {
  const line = fs.readFileSync(file, 'utf8').split('\n')[lineOfSourceValue('.', { file, name }) - 1];
  expect(line).toContain(words);
});

it('an answer that a text quotes is one that the code gives', () => {
  const page = 'docs/technical-guides/webhooks.mdx';
  const text = fs.readFileSync(page, 'utf8');
  expect(text.match(/\d{3}, “/g)?.length).toBeGreaterThan(2);
  expect(checkMessages(page, text)).toEqual([]);
  expect(checkMessages(page, 'a\n400, “The signature does not match the body.”')).toEqual([
    {
      file: page,
      line: 2,
      message: expect.stringMatching(
        /^no server code of the SDK responds with "The signature does not match the body\."\. The nearest is "The signature does not fit the body\.", of packages\/sdk-base\/src\/webhooks\/verifyWebhook\.ts:\d+$/,
      ),
    },
  ]);
});

it.each([
  ['Ethereum, Polygon, Avalanche and Stellar, each with a test network.', 'Avalanche'],
  ['A JWT signed with RS256.', 'RS256'],
  ['An HMAC-SHA512.', 'HMAC-SHA512'],
])('an invalid name is reported: %s', (text, name) => {
  const [problem] = checkNames(PAGE, text);
  expect(problem?.message.startsWith(`${name} isn't`)).toBe(true);
  expect(
    checkNames(PAGE, text.replace('Avalanche', 'Base').replace('RS256', 'ES256').replace('512', '256')),
  ).toEqual([]);
});

it('an amount must match its wording', () => {
  expect(checkRelations(PAGE, '`"2450"` is 24.50 EUR')).toEqual([]);
  expect(checkRelations(PAGE, 'a\n`"2450"` is 245.00 EUR')).toEqual([
    { file: PAGE, line: 2, message: '2450 in minor units is 24.50, not 245.00. Correct one of them' },
  ]);
});

it('the features of a network must match its section', () => {
  const page = 'docs/roadmap-and-references/supported-blockchains.mdx';
  const text = fs.readFileSync(page, 'utf8');
  expect(checkFeatures(page, text)).toEqual([]);
  const messages = checkFeatures(page, text.replaceAll("aren't supported", 'are supported')).map(
    ({ message }) => message.split('. ')[0],
  );
  expect(messages).toEqual(
    ['NFT calls', 'passport calls', 'Loyalty points'].map((feature, index) => {
      const claim = index < 2 ? 'NFT calls and passport calls' : feature;
      const home = 'by packages/sdk-base/src/networkInfo/networks';
      return `"${claim} are supported": ${home}.ts, Stellar doesn't have ${feature}`;
    }),
  );
});

it('a sample handles the error that the text above it names', () => {
  const page = (code: string) =>
    `Text.\n\nFor a new user it fails with\n[\`${code}\`](/errors), and another call helps:\n\n\`\`\`ts\nif (error.type !== SdkErrorType.NotFound) throw error;\n\`\`\`\n`;
  expect(checkHandledErrors(PAGE, page('sdk/not-found'))).toEqual([]);
  expect(checkHandledErrors(PAGE, page('sdk/conflict'))).toEqual([
    {
      file: PAGE,
      line: 4,
      message:
        'the text says sdk/conflict, and the sample below it handles sdk/not-found. Correct one of them',
    },
  ]);
});
