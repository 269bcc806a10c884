import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { builtFiles, readBuilt } from '../support/build.ts';
import { sampleOf } from '../support/long.ts';

/** Rules about how a page is written, which the compression of pages breaks as HTML permits. */
const WRITTEN = { 'no-raw-characters': 'off', 'unrecognized-char-ref': 'off' } as const;

test('every page is valid HTML', async () => {
  test.setTimeout(900_000);
  const config = JSON.parse(fs.readFileSync('.config/htmlvalidate.json', 'utf8')) as ConfigData;
  const validator = new HtmlValidate(new StaticConfigLoader({ ...config, rules: WRITTEN }));
  // `npm test` looks at one page of twenty.
  const files = sampleOf(builtFiles(/\.html$/), 20);
  const problems: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(readBuilt(file), file);
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages))
      problems.push(`${file}:${line}:${column}: ${message} (${ruleId})`);
  }
  expect(files.length).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});
