import { describe, expect, test } from 'vitest';
import { catalogue } from '../../sdk-base/src/errors/catalogue.ts';
import { explanations } from '../../sdk-base/src/errors/explanations.ts';
import { sdkEntries } from '../../model/src/packages.ts';
import { readTable } from '../../model/src/readTable.ts';
import { kindWord } from '../../model/src/symbols/kindWord.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { makeFixtureSite } from './support/fixtureSite.ts';
import { readFullResult } from './support/readFullResult.ts';

const site = loadSite(makeFixtureSite());

describe.each(sdkEntries)('every symbol of $specifier', ({ specifier }) => {
  const lookUp = async (symbol: string) => {
    const { text, failed } = await readFullResult(site, 'lookup_symbol', { symbol, package: specifier });
    expect(failed, symbol).toBe(false);
    return text;
  };
  const symbols = site.packages.find((origin) => origin.package === specifier)?.symbols ?? [];

  test('is returned with its kind, its import, its comment and its members', async () => {
    expect(symbols.length).toBeGreaterThan(10);
    for (const symbol of symbols) {
      const { name, summary, signatures, members } = symbol;
      const text = await lookUp(name);
      expect(text, name).toMatch(new RegExp(`^# ${name}\\n\\n${kindWord(symbol)} of ${specifier}`));
      expect(text, name).toContain(`{ ${name} } from '${specifier}';`);
      expect(signatures.join('\n'), name).not.toMatch(/(=|:) undefined(;|$)/m);
      expect(summary, name).not.toBe('');
      for (const part of [summary, ...members.flatMap(({ signatures }) => signatures)])
        expect(text, name).toContain(part);
    }
  });

  test('has members that are returned on their own', async () => {
    for (const { name, members } of symbols)
      for (const member of members) {
        const text = await lookUp(`${name}.${member.name}`);
        expect(text, name).toMatch(`# ${name}.${member.name}\n`);
        expect(text, name).toContain(member.summary);
      }
  });
});

/** Names, requests and errors in other spellings, and what isn't found, with a pattern of the result. */
test.each(readTable('packages/mcp/tests/lookups.tsv', ['tool', 'args', 'outcome', 'text']))(
  '$tool of $args is $outcome',
  async ({ tool, args, outcome, text: pattern }) => {
    const { text, failed } = await readFullResult(site, tool, JSON.parse(args) as Record<string, unknown>);
    expect(failed).toBe(outcome === 'not found');
    expect(text).toMatch(new RegExp(pattern));
    if (failed) expect(text).not.toMatch(/^# /m);
  },
);

describe('explain_error', () => {
  test.each(Object.values(catalogue).map(({ code }) => code))(
    '%s is explained from the catalogue',
    async (code) => {
      const entry = Object.values(catalogue).find((candidate) => candidate.code === code);
      const { text, failed } = await readFullResult(site, 'explain_error', { error: code });
      expect(failed).toBe(false);
      const { meaning, cause, action } = explanations[entry?.type as keyof typeof explanations];
      for (const part of [`# ${code}`, meaning, cause, action, `#${code.replace('/', '-')}`])
        expect(text).toContain(part);
      expect(text).toContain(entry?.retryable ? 'may succeed a moment later' : "don't retry it unchanged");
      expect(text.match(/^# /gm)).toHaveLength(1);
    },
  );

  test('errors are found in printed output, in order', async () => {
    const error = [
      "SdkError: The backend API can't be reached or can't respond.",
      '    at request (https://shop.example/app.js:1:2)',
      "  [cause]: { code: 'jwt/expired' }",
    ].join('\n');
    const { text } = await readFullResult(site, 'explain_error', { error });
    expect(text.match(/^# .*/gm)).toEqual(['# sdk/api-unavailable', '# jwt/expired']);
  });

  test('codes that the text names take precedence over its status', async () => {
    const error = 'JwtErrorType.Expired or JwtErrorType.Malformed, status: 401';
    const { text } = await readFullResult(site, 'explain_error', { error });
    expect(text).toContain('# jwt/expired\n');
    expect(text).toContain('# jwt/malformed\n');
    expect(text).not.toContain('Without a code');
  });

  test('the message of each error, and equivalent messages of other software, lead to its code', async () => {
    for (const { code, message, words } of site.errors)
      for (const error of [message, `Uncaught (in promise) Error: ${message}`, ...words]) {
        const { text } = await readFullResult(site, 'explain_error', { error });
        expect(text, `${error}: ${code}`).toContain(`# ${code}\n`);
      }
  });
});
