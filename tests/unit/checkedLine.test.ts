import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDescription } from '../../facts/openapi/readDescription.ts';
import { readApi } from '../../facts/openapi/requests.ts';
import { samplesOf } from '../../facts/samples/extract.ts';
import { isRecorded, readRecord, writeRecord } from '../../facts/samples/record.ts';
import { recordOf } from '../../checks/samples/recordOf.ts';
import { addCheckedLines } from '../../src/plugins/builtSite/checked/addCheckedLines.ts';
import { checkedLine } from '../../src/plugins/builtSite/checked/checkedLine.ts';

const page = [
  '# Page',
  '```ts run\nconsole.log(1);\n```',
  '```ts\nconst two = 2;\n```',
  '```bash\ncurl https://api.sandbox.nacre.example/v1/status\n```',
  '```json schema="Problem"\n{}\n```',
  '```text\nshown\n```',
  '```ts no-check="a reason"\nnonsense\n```',
].join('\n\n');
const html =
  '<div class="markdown"><p>Text</p></div><div hidden><script type=application/json id=page-data>{}</script></div>';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'checked-'));
  for (const name of [
    'docs',
    'api',
    'openapi',
    'node_modules',
    'built/page',
    'sdk/base/src',
    'sdk/react/src',
    'checks/samples',
  ])
    fs.mkdirSync(path.join(root, name), { recursive: true });
  for (const name of [
    'sdk/base/package.json',
    'sdk/react/package.json',
    'openapi/backend.yaml',
    'sdk/base/src/a.ts',
    'sdk/base/README.md',
    'sdk/react/README.md',
    'checks/samples/rule.ts',
  ])
    fs.writeFileSync(path.join(root, name), '');
  fs.writeFileSync(path.join(root, 'docs/page.mdx'), page);
  fs.writeFileSync(path.join(root, 'built/page/index.html'), html);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const api = readApi(readDescription());
const record = () => writeRecord(root, recordOf(root, samplesOf(root, ['docs/page.mdx']), 0, api));
function built(): string {
  const docs = [{ permalink: '/page', source: '@site/docs/page.mdx' }];
  const plugins = [{ name: 'docusaurus-plugin-content-docs', content: { loadedVersions: [{ docs }] } }];
  addCheckedLines({
    siteDir: root,
    outDir: path.join(root, 'built'),
    baseUrl: '/',
    plugins: plugins as never,
  });
  return fs.readFileSync(path.join(root, 'built/page/index.html'), 'utf8');
}

describe('the line about what was checked', () => {
  it('has the counts of the record, at the end of the text', () => {
    record();
    expect(readRecord(root)['docs/page.mdx']).toMatchObject({ compiled: 2, run: 2, compared: 1 });
    expect(isRecorded(root)).toBe(true);
    expect(built()).toMatch(
      /<p>Text<\/p><p class="checked"[^>]*><a href="\/overview\/how-these-docs-are-built">Checked<\/a>: 2 samples compiled, 2 run, 1 compared with the sources, on sdk-base [\d.]+ and sdk-react [\d.]+ · inputs <code>[0-9a-f]{8}<\/code><\/p><\/div><div hidden>/,
    );
  });

  it.each([
    'docs/page.mdx',
    'sdk/base/src/a.ts',
    'openapi/backend.yaml',
    'sdk/react/package.json',
    'sdk/base/README.md',
    'checks/samples/rule.ts',
  ])('is not there once %s is another one than was checked', (name) => {
    record();
    fs.appendFileSync(path.join(root, name), '\n');
    expect(isRecorded(root)).toBe(false);
    expect(built()).toBe(html);
  });

  it('is not there if nobody checked, or there is nothing to check', () => {
    expect(built()).toBe(html);
    fs.writeFileSync(path.join(root, 'docs/page.mdx'), '# Page');
    record();
    expect(built()).toBe(html);
  });

  it('speaks of one sample as one', () => {
    const counts = { inputs: 'a', compiled: 0, run: 1, compared: 0 };
    expect(checkedLine(counts, ['sdk-base 1.0.0'], '/')).toContain(': 1 sample run, on sdk-base 1.0.0 ·');
  });
});
